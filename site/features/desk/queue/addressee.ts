import type { DeskAct, DeskItem, DeskItemOf, DeskKind } from '#core/contract/desk.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { chosenAnswer, type Draft } from '#site/features/desk/documents/draft.ts'
import { personName } from '../parts.tsx'

export interface Addressee {
  /** Whose standard reasons are suggested. */
  kind: Exclude<DeskKind, 'hint'>
  name: string
  /** Whether the reason is mailed. */
  isMailed: boolean
  language: Lang
}

/** Who receives the reason: the sender, or the author of a contribution hidden after a report. */
export function addressee(item: DeskItem, act: DeskAct, draft: Draft): Addressee {
  if (item.kind === 'hint') return answerers(item, act, draft)
  const hidden = item.kind === 'report' && act === 'hide' ? item.about : undefined
  const to = hidden ? hidden.words?.from : item.from
  const language = to?.language ?? hidden?.words?.language ?? item.language
  return { kind: hidden?.kind ?? item.kind, name: personName(to), isMailed: Boolean(to?.email), language }
}

/** Those with an account whose answer is refused; of a listing that is removed nobody is told. */
function answerers(item: DeskItemOf<'hint'>, act: DeskAct, draft: Draft): Addressee {
  const { people = [], language = item.language } = chosenAnswer(item, draft) ?? {}
  const name = people.map(personName).join(', ')
  return act === 'refuse'
    ? { kind: 'edit', name, isMailed: true, language }
    : { kind: 'sighting', name, isMailed: false, language }
}
