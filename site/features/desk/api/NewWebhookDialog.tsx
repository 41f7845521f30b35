import { useState } from 'react'
import { NEW_WEBHOOK } from '#core/fields/forms.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#core/terms/webhooks.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { GroupFrame } from '#site/ui/forms/GroupFrame.tsx'
import { t } from '#site/ui/page/messages.ts'
import type { WebhooksStore } from './webhooks.ts'

interface Props {
  store: WebhooksStore
  onAdded: (secret: string) => void
  onClose: () => void
}

/** Adds a webhook for some events. */
export function NewWebhookDialog({ store, onAdded, onClose }: Props) {
  const { webhooks: words } = t('desk.api')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS)
  const toggle = (event: WebhookEvent) => (isChecked: boolean) =>
    setEvents(WEBHOOK_EVENTS.filter((known) => (known === event ? isChecked : events.includes(known))))
  return (
    <FormDialog
      title={words.add}
      id="new-webhook"
      submit={words.save}
      fields={NEW_WEBHOOK}
      send={async ({ url, events: chosen }) => {
        onAdded(await store.add({ url, events: chosen.split(' ').filter(Boolean) as WebhookEvent[] }))
        return false
      }}
      onClose={onClose}
    >
      <Field name="url" kind="url" label={words.url} hint={words.urlHint} isFirst isRequired isMarked />
      <GroupFrame name="events" label={words.eventsLabel} className="stack gap-2">
        <input type="hidden" name="events" value={events.join(' ')} />
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            name={`on-${event}`}
            label={words.events[event]}
            isChecked={events.includes(event)}
            onChange={toggle(event)}
          />
        ))}
      </GroupFrame>
    </FormDialog>
  )
}
