import type { WebhookDelivery } from '#core/contract/desk.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { dateAndTime } from '#site/ui/dates/date-and-time.ts'
import { t } from '#site/ui/page/messages.ts'
import { numberOf, When } from '../parts.tsx'

interface Props {
  deliveries: readonly WebhookDelivery[]
  /** Of their webhook. */
  name: string
}

/** What was sent to a webhook, latest first, and what came of it. */
export function Deliveries({ deliveries, name }: Props) {
  const { webhooks: words } = t('desk.api')
  return (
    <details className="full">
      <summary>
        {words.log}
        <span className="visually-hidden"> {name}</span>
      </summary>
      {deliveries.length === 0 && <p>{words.noMessages}</p>}
      <ul className="stack gap-2">
        {deliveries.map((delivery) => (
          <DeliveryLine key={delivery.message} delivery={delivery} />
        ))}
      </ul>
    </details>
  )
}

function DeliveryLine({ delivery }: { delivery: WebhookDelivery }) {
  const { webhooks: words } = t('desk.api')
  const { event, at, state, attempts, status, problem, dueAt } = delivery
  const answer = status === undefined ? problem : `HTTP ${status}`
  return (
    <li className="cluster gap-2 small">
      <b>{words.events[event]}</b>
      <When at={at} />
      <span>{words.states[state]}</span>
      {answer && <bdi dir="ltr">{answer}</bdi>}
      {attempts > 1 && <span>{formatIsolated(words.attempts, { count: numberOf(attempts) })}</span>}
      {dueAt !== undefined && attempts > 0 && <span>{formatIsolated(words.next, { date: dateAndTime(dueAt) })}</span>}
    </li>
  )
}
