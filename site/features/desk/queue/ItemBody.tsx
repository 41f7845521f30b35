import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import type { DeskItem, DeskItemOf } from '#core/contract/desk.ts'
import { AppliedView, EditView } from './EditView.tsx'
import { CertificateView } from './CertificateView.tsx'
import { ConflictView } from './ConflictView.tsx'
import { HintView } from './HintView.tsx'
import { ReportView } from './ReportView.tsx'
import { ContributionView } from './ContributionView.tsx'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { Check, personName, numberOf, When } from '../parts.tsx'
import { deskHref } from '#site/features/desk/address.ts'
import { restOf } from '#site/features/desk/queue/item.ts'
import { toggled } from '#site/features/desk/documents/toggled.ts'
import { useDesk } from '../use-desk.ts'

interface Props {
  item: DeskItem
  /** Read-only. */
  isOld?: boolean
}

/** What was sent, by kind, and what else waits about the listing. */
export function ItemBody({ item, isOld = false }: Props) {
  const isOnlyRead = isOld || item.state === 'decided'
  return (
    <>
      <Sent item={item} isOld={isOnlyRead} />
      {item.others.length > 0 && <Others item={item} isOld={isOnlyRead} />}
    </>
  )
}

function Sent({ item, isOld }: Required<Props>) {
  switch (item.kind) {
    case 'edit':
      return <EditView item={item} isOld={isOld} />
    case 'applied':
      return <AppliedView item={item} />
    case 'certificate':
      return <CertificateView item={item} isOld={isOld} />
    case 'claim':
      return <ClaimView item={item} />
    case 'report':
      return <ReportView item={item} />
    case 'conflict':
      return <ConflictView item={item} isOld={isOld} />
    case 'hint':
      return <HintView item={item} isOld={isOld} />
    case 'sighting':
      return <SightingView item={item} />
    default:
      return <ContributionView item={item} />
  }
}

/** Other open items of the same listing; edits can be approved with an open one. */
function Others({ item, isOld }: Required<Props>) {
  const words = t('desk.page')
  return (
    <section className="stack gap-2 desk-others">
      <h3>{words.item.others}</h3>
      <ul>
        {item.others.map((other) => {
          const name = `${words.kind[other.kind]} ${other.id}`
          return (
            <li key={restOf(other)} className="cluster">
              {item.kind === 'edit' && other.kind === 'edit' && !isOld && <Merge id={other.id} name={name} />}
              <a href={deskHref({ tab: 'queue', rest: restOf(other) })}>{formatIsolated(words.item.open, { name })}</a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Merge({ id, name }: { id: number; name: string }) {
  const desk = useDesk()
  const { item: words } = t('desk.page')
  const { merge } = useStore(desk.$draft)
  return (
    <Check isChecked={merge.includes(id)} onToggle={() => desk.change({ merge: toggled(merge, id) })}>
      {formatIsolated(words.merge, { name })}
    </Check>
  )
}

/** A visitor's claim that a listing is theirs, and what it can be checked against. */
function ClaimView({ item }: { item: DeskItemOf<'claim'> }) {
  const { claim } = t('desk.page')
  const { role, phone, evidence, listed } = item
  const name = personName(item.from)
  const { isOwnDomain } = listed
  return (
    <>
      <p>{formatIsolated(claim.text, { name })}</p>
      <dl className="stack gap-1">
        <dt>{claim.role}</dt>
        <dd dir="auto">{role || claim.unsaid}</dd>
        <dt>{claim.phone}</dt>
        <dd>{phone ? <Phone number={phone} /> : claim.unsaid}</dd>
        <dt>{claim.evidence}</dt>
        <dd dir="auto">{evidence || claim.unsaid}</dd>
      </dl>
      <div className="notice">
        <div className="stack gap-2">
          <p>{claim.check}</p>
          <ul>
            {listed.phones.map((number) => (
              <li key={number}>
                {claim.listedPhone} <Phone number={number} />
              </li>
            ))}
            {listed.website && (
              <li>
                <a href={listed.website} target="_blank" rel="noopener nofollow">
                  <bdi dir="ltr">{listed.website}</bdi>
                </a>
              </li>
            )}
            {isOwnDomain !== undefined && <li>{isOwnDomain ? claim.ownDomain : claim.otherDomain}</li>}
          </ul>
        </div>
      </div>
    </>
  )
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  )
}

/** How many visitors say that a listing is still there, and how many that it has closed. */
function SightingView({ item }: { item: DeskItemOf<'sighting'> }) {
  const { sighting } = t('desk.page')
  return (
    <>
      <dl className="stack gap-1">
        <dt>{sighting.open}</dt>
        <dd>{numberOf(item.open)}</dd>
        <dt>{sighting.closed}</dt>
        <dd>{numberOf(item.closed)}</dd>
        <dt>{sighting.latest}</dt>
        <dd>
          <When at={item.at} />
        </dd>
      </dl>
      <p className="notice">{sighting.check}</p>
    </>
  )
}
