import type { DeskItemOf } from '#core/contract/desk.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { personName } from '../parts.tsx'
import { Others } from './Others.tsx'

/** A visitor's claim that a listing is theirs, and what it can be checked against. */
export function ClaimView({ item }: { item: DeskItemOf<'claim'> }) {
  const { claim } = deskWordsNow()
  const { role, phone, evidence, listed } = item
  const name = personName(item.from)
  const { isOwnDomain } = listed
  return (
    <>
      <p>{fill(claim.text, { name })}</p>
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
      <Others item={item} />
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
