import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { ApiKey } from '#core/contract/desk.ts'
import { textIn } from '#core/terms/localized.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { shortDateText } from '#core/text/values.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { dateAndTime } from '#site/ui/dates/date-and-time.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { focusIfLost } from '#site/ui/page/focus-if-lost.ts'
import { t } from '#site/ui/page/messages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Failed, numberOf, personName } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'
import { NewKeyDialog } from './NewKeyDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { createKeys, type KeysStore } from './keys.ts'

/** API keys, and how one is made. */
export function Keys() {
  const { acts } = useDesk()
  const [store] = useState(() => createKeys(acts))
  const { keys: words } = t('desk.api')
  const [dialog, setDialog] = useState<{ key?: string }>()
  useEffect(() => void store.load(), [store])
  const close = () => setDialog(undefined)
  return (
    <section className="stack gap-4" aria-labelledby="api-keys">
      <h2 id="api-keys" tabIndex={-1}>
        {words.title}
      </h2>
      <p>
        {words.text}{' '}
        <a href="/rest/tjt/docs" hrefLang="en">
          {words.docs}
        </a>
      </p>
      <div className="cluster gap-3 button-row">
        <Button look="main" onClick={() => setDialog({})}>
          {words.add}
        </Button>
      </div>
      <KeyList store={store} />
      {dialog && dialog.key === undefined && (
        <NewKeyDialog store={store} onAdded={(key) => setDialog({ key })} onClose={close} />
      )}
      {dialog?.key !== undefined && (
        <SecretDialog title={words.newTitle} text={words.newText} secret={dialog.key} onClose={close} />
      )}
    </section>
  )
}

function KeyList({ store }: { store: KeysStore }) {
  const state = useStore(store.$answer)
  const { keys: words } = t('desk.api')
  const { calls } = t('desk.page')
  const list = useRef<HTMLUListElement>(null)
  const [ending, setEnding] = useState<ApiKey>()
  if (state.status === 'loading') return <p role="status">{calls.loading}</p>
  if (state.status === 'failed') return <Failed text={state.text} onAgain={() => void store.load()} />
  if (state.keys.length === 0) return <p>{words.none}</p>
  return (
    <>
      <ul ref={list} tabIndex={-1} className="stack gap-3" aria-labelledby="api-keys">
        {state.keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} onEnd={() => setEnding(key)} />
        ))}
      </ul>
      {ending && (
        <FormDialog
          title={formatIsolated(words.endOf, { name: ending.name })}
          id="end-key"
          submit={words.end}
          isDangerous
          send={() => store.end(ending)}
          onClose={() => {
            setEnding(undefined)
            focusIfLost(list.current)
          }}
        >
          <p>{words.endText}</p>
        </FormDialog>
      )}
    </>
  )
}

function KeyRow({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: () => void }) {
  const { keys: words } = t('desk.api')
  const { name, start, by, at, until, usedAt, perHour, state } = apiKey
  const lang = pageLang()
  const date = shortDateText(lang, at)
  return (
    <li className="stack gap-1 start desk-row">
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="badge">{rightsText(apiKey)}</span>
        {state !== 'good' && <span className="badge">{words[state]}</span>}
      </p>
      <p className="fine">
        <code dir="ltr">{start}…</code>
        <span>{formatIsolated(words.by, { name: personName(by), date })}</span>
        {state !== 'ended' && <span>{endText(until)}</span>}
        <span>{usedAt === undefined ? words.unused : formatIsolated(words.used, { date: dateAndTime(usedAt) })}</span>
        <span>{formatIsolated(words.limit, { count: numberOf(perHour) })}</span>
      </p>
      {state !== 'ended' && (
        <Button aria-label={formatIsolated(words.endOf, { name })} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  )
}

/** `Editor: Israel, Paris`. */
function rightsText({ role, area }: ApiKey): string {
  const { people: words, roles } = t('desk.page')
  if (role !== 'editor') return roles[role]
  const lang = pageLang()
  const list = new Intl.ListFormat(LANGUAGES[lang].locale, { type: 'unit' })
  const places = area.length > 0 ? list.format(area.map((place) => textIn(lang, place.name))) : words.everywhere
  return formatIsolated(words.in, { role: roles[role], places })
}

/** The last day, in UTC like the end of the key. */
function endText(until: number | undefined): string {
  const { keys: words } = t('desk.api')
  if (until === undefined) return words.noEnd
  return formatIsolated(words.ends, { date: shortDateText(pageLang(), until - 1, 'UTC') })
}
