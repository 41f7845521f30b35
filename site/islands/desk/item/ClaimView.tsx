import type { DeskItemOf } from '#core/contract/desk.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { usePersonName } from '../parts.tsx'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { Others } from './Others.tsx'

/** A visitor's claim that a listing is theirs. */
export function ClaimView({ item }: { item: DeskItemOf<'claim'> }) {
  const { claim } = deskWordsNow()
  const name = usePersonName(item.from ?? { uid: 0, name: '' })
  return (
    <>
      <p>{fill(claim.text, { name })}</p>
      <p className="notice">{claim.check}</p>
      <Others item={item} />
    </>
  )
}
