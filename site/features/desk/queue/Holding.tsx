import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { HoldReason, HoldRules } from '#core/contract/desk.ts'
import { deskCall, orToast } from '#site/features/desk/calls.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { t } from '#site/ui/page/messages.ts'
import { numberOf } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'

/** Why a contribution waits, or waited, for an editor. */
export function heldText(reasons: readonly HoldReason[]): string {
  const { holding } = t('desk.page')
  const texts = reasons.map(({ why, word = '' }) => formatIsolated(holding.reasons[why], { word }))
  return formatIsolated(holding.held, { reasons: texts.join(' · ') })
}

/** What has waited so far, by what became of it. */
export function HoldCounts() {
  const { queue } = useDesk()
  const { holding } = t('desk.page')
  const state = useStore(queue.$queue)
  const counts = state.status === 'ready' ? state.held : undefined
  if (!counts || counts.held === 0) return null
  const { held, published, removed, waiting } = counts
  const [all, shown, gone, open] = [held, published, removed, waiting].map(numberOf)
  return (
    <p className="fine">
      {formatIsolated(holding.counts, { held: all!, published: shown!, removed: gone!, waiting: open! })}
    </p>
  )
}

/** The button of the dialog in which it is set which contributions wait. */
export function HoldingButton({ label }: { label?: string }) {
  const { holding } = t('desk.page')
  const [rules, setRules] = useState<HoldRules>()
  const open = () => orToast(async () => setRules(await deskCall('GET /rest/tjt/desk/holding', {})))
  return (
    <>
      <Button look="link" onClick={() => void open()}>
        {label ?? holding.open}
      </Button>
      {rules && <HoldingDialog rules={rules} onClose={() => setRules(undefined)} />}
    </>
  )
}

const MAX_FIRST = 100
const isCount = (text = '') => /^\d+$/.test(text.trim()) && Number(text) <= MAX_FIRST

function HoldingDialog({ rules, onClose }: { rules: HoldRules; onClose: () => void }) {
  const { acts } = useDesk()
  const { holding: words, otherKinds } = t('desk.page')
  const [links, setLinks] = useState(rules.links)
  async function save(body: HoldRules): Promise<void> {
    acts.add(await deskCall('POST /rest/tjt/desk/holding', { body }), { act: 'change', name: otherKinds.holding })
  }
  return (
    <FormDialog
      title={words.title}
      id="holding"
      submit={words.save}
      check={({ first }) => (isCount(first) ? [] : [{ fields: ['first'], text: words.firstWrong }])}
      // An unticked box has no value.
      send={(typed) => save({ first: Number(typed['first']), links: 'links' in typed, words: typed['words'] ?? '' })}
      onClose={onClose}
      about={<p>{words.text}</p>}
    >
      <Field
        name="first"
        kind="integer"
        label={words.first}
        hint={words.firstHint}
        autoComplete="off"
        defaultValue={rules.first}
      />
      <Checkbox name="links" label={words.links} isChecked={links} onChange={setLinks} />
      <Field
        name="words"
        kind="text"
        label={words.words}
        hint={words.wordsHint}
        rows={6}
        maxLength={20_000}
        defaultValue={rules.words}
      />
    </FormDialog>
  )
}
