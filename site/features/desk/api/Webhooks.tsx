import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { DeskWebhook } from '#core/contract/desk.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { orToast } from '#site/features/desk/calls.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { focusIfLost } from '#site/ui/page/focus-if-lost.ts'
import { t } from '#site/ui/page/messages.ts'
import { Failed, numberOf } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { Deliveries } from './Deliveries.tsx'
import { NewWebhookDialog } from './NewWebhookDialog.tsx'
import { createWebhooks, hostOf, type WebhooksStore } from './webhooks.ts'

/** How often messages that are under way are looked at. */
const LOOK_MS = 2000

/** Webhooks, and how one is added. */
export function Webhooks() {
  const { acts } = useDesk()
  const [store] = useState(() => createWebhooks(acts))
  const { webhooks: words } = t('desk.api')
  const [dialog, setDialog] = useState<{ secret?: string }>()
  useEffect(() => void store.load(), [store])
  const close = () => setDialog(undefined)
  return (
    <section className="stack gap-4" aria-labelledby="webhooks">
      <h2 id="webhooks">{words.title}</h2>
      <p>{words.text}</p>
      <div className="cluster gap-3 button-row">
        <Button look="main" onClick={() => setDialog({})}>
          {words.add}
        </Button>
      </div>
      <WebhookList store={store} />
      {dialog && dialog.secret === undefined && (
        <NewWebhookDialog store={store} onAdded={(secret) => setDialog({ secret })} onClose={close} />
      )}
      {dialog?.secret !== undefined && (
        <SecretDialog title={words.secretTitle} text={words.secretText} secret={dialog.secret} onClose={close} />
      )}
    </section>
  )
}

const isUnderWay = ({ deliveries, state }: DeskWebhook): boolean =>
  state === 'on' && deliveries.some(({ state, attempts }) => state === 'sending' || (state === 'waiting' && !attempts))

function WebhookList({ store }: { store: WebhooksStore }) {
  const state = useStore(store.$answer)
  const { webhooks: words } = t('desk.api')
  const { calls } = t('desk.page')
  const list = useRef<HTMLUListElement>(null)
  const [removing, setRemoving] = useState<DeskWebhook>()
  const webhooks = state.status === 'ready' ? state.webhooks : []
  const looks = webhooks.some(isUnderWay)
  useEffect(() => {
    if (!looks) return undefined
    const timer = setTimeout(() => void store.load(), LOOK_MS)
    return () => clearTimeout(timer)
  }, [store, looks, state])
  if (state.status === 'loading') return <p role="status">{calls.loading}</p>
  if (state.status === 'failed') return <Failed text={state.text} onAgain={() => void store.load()} />
  if (webhooks.length === 0) return <p>{words.none}</p>
  return (
    <>
      <ul ref={list} tabIndex={-1} className="stack gap-3" aria-labelledby="webhooks">
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} {...{ store, webhook }} onRemove={() => setRemoving(webhook)} />
        ))}
      </ul>
      {removing && (
        <FormDialog
          title={formatIsolated(words.removeOf, { name: hostOf(removing.url) })}
          id="remove-webhook"
          submit={words.remove}
          isDangerous
          send={() => store.remove(removing)}
          onClose={() => {
            setRemoving(undefined)
            focusIfLost(list.current)
          }}
        >
          <p>{words.removeText}</p>
        </FormDialog>
      )}
    </>
  )
}

interface RowProps {
  store: WebhooksStore
  webhook: DeskWebhook
  onRemove: () => void
}

function WebhookRow({ store, webhook, onRemove }: RowProps) {
  const { webhooks: words } = t('desk.api')
  const { url, events, state, waiting, deliveries } = webhook
  const name = hostOf(url)
  const isOn = state === 'on'
  return (
    <li className="stack gap-2 start desk-row">
      <p>
        <b>
          <bdi dir="ltr">{name}</bdi>
        </b>
        {state !== 'on' && <span className="badge">{words[state]}</span>}
        {waiting > 0 && <span className="badge">{formatIsolated(words.waiting, { count: numberOf(waiting) })}</span>}
      </p>
      <p className="fine">
        {events.map((event) => (
          <span key={event}>{words.events[event]}</span>
        ))}
      </p>
      <div className="cluster gap-2">
        <Button
          aria-label={formatIsolated(words.testOf, { name })}
          onClick={() => void orToast(() => store.test(webhook))}
        >
          {words.test}
        </Button>
        <Button
          aria-label={formatIsolated(isOn ? words.pauseOf : words.resumeOf, { name })}
          onClick={() => void orToast(() => store.pause(webhook, isOn))}
        >
          {isOn ? words.pause : words.resume}
        </Button>
        <Button aria-label={formatIsolated(words.removeOf, { name })} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
      <Deliveries deliveries={deliveries} name={name} />
    </li>
  )
}
