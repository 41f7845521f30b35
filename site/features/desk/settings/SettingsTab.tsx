import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { SettingsState } from '#core/contract/desk.ts'
import { SETTING_GROUPS, type SettingGroup } from '#core/terms/settings.ts'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { t } from '#site/ui/page/messages.ts'
import { deskHref } from '../address.ts'
import { formatIsolated } from '../format-isolated.ts'
import { Failed, numberOf, Refusal } from '../parts.tsx'
import { HoldingButton } from '../queue/Holding.tsx'
import { useDesk } from '../use-desk.ts'
import { SettingField } from './SettingField.tsx'
import { createSettings, namesIn, settingsOf, type SettingsStore } from './settings.ts'

/** The settings of the site, for admins. */
export function SettingsTab() {
  const { acts } = useDesk()
  const [store] = useState(() => createSettings(acts))
  const answer = useStore(store.$answer)
  const [last] = useStore(acts.$acts)
  const undone = last?.act === 'undo' ? last.audit : undefined
  const { calls } = t('desk.page')
  useEffect(() => {
    // Also after an undo.
    void store.load()
  }, [store, undone])
  switch (answer.status) {
    case 'loading':
      return <p role="status">{calls.loading}</p>
    case 'failed':
      return <Failed text={answer.text} onAgain={() => void store.load()} />
    case 'ready':
      return <SettingsForm store={store} state={answer} />
  }
}

interface Props {
  store: SettingsStore
  state: SettingsState
}

function SettingsForm({ store, state }: Props) {
  const words = t('desk.settings')
  return (
    <form
      className="stack gap-5 setting-form"
      aria-labelledby="settings-title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void store.save()
      }}
    >
      <div className="stack gap-2">
        <h2 id="settings-title">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <LooseFields id="settings">
        {SETTING_GROUPS.map((group) => (
          <section key={group} className="stack gap-4 box card-box" aria-labelledby={`settings-${group}`}>
            <h3 id={`settings-${group}`}>{words.groups[group]}</h3>
            <Elsewhere group={group} />
            <div className="setting-fields">
              {settingsOf(state.settings, group).map((setting) => (
                <SettingField key={setting.name} {...{ store }} state={setting} />
              ))}
            </div>
            {group === 'mail' && <TestMail {...{ store, state }} />}
          </section>
        ))}
      </LooseFields>
      <SaveBar {...{ store, state }} />
    </form>
  )
}

/** What belongs to a part and is set at another place of the desk. */
function Elsewhere({ group }: { group: SettingGroup }) {
  const words = t('desk.settings')
  if (group === 'site')
    return (
      <p>
        <a href={deskHref({ tab: 'documents', rest: 'siteTexts' })}>{words.siteName}</a>
        <span className="field-hint setting-aside">{words.siteNameHint}</span>
      </p>
    )
  if (group !== 'contributions') return null
  return (
    <p>
      <HoldingButton label={words.holding} />
    </p>
  )
}

function TestMail({ store, state: { mailTo } }: Props) {
  const words = t('desk.settings')
  const tested = useStore(store.$tested)
  const isUnsaved = namesIn(useStore(store.$draft)).length > 0
  return (
    <div className="stack gap-2">
      <p className="cluster gap-3">
        <Button
          aria-disabled={isUnsaved || tested === 'sending' || undefined}
          aria-describedby="settings-test-hint"
          onClick={() => !isUnsaved && void store.test()}
        >
          {words.test}
        </Button>
        <span id="settings-test-hint" className="field-hint">
          {isUnsaved ? words.saveFirst : formatIsolated(words.testTo, { email: mailTo })}
        </span>
      </p>
      <p role="status">
        {tested && tested !== 'sending' && (
          <span className={tested.state === 'failed' ? 'form-problem' : undefined}>
            {tested.state === 'sent' && formatIsolated(words.testSent, { email: mailTo })}
            {tested.state === 'file' && words.testFile}
            {tested.state === 'failed' && formatIsolated(words.testFailed, { problem: tested.problem ?? '' })}
          </span>
        )}
      </p>
    </div>
  )
}

/** Says what saving will do, before it is done. */
function SaveBar({ store, state: { pages } }: Props) {
  const words = t('desk.settings')
  const isUnsaved = namesIn(useStore(store.$draft)).length > 0
  const isInPages = useStore(store.$isInPages)
  return (
    <div className="stack gap-2 setting-save">
      <Refusal $problem={store.$problem} />
      <p role="status" className="fine">
        {isUnsaved && (isInPages ? formatIsolated(words.rebuild, { count: numberOf(pages) }) : words.atOnce)}
      </p>
      <p>
        <button type="submit" className="button" aria-disabled={!isUnsaved || undefined}>
          {words.save}
        </button>
      </p>
    </div>
  )
}
