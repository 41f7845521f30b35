import type { SeedListing, StayFact } from '#core/contract/data-files.ts'
import { STAY_ANSWERS, type StayAnswer } from '../fields/listing.ts'

// Who has answered what observant guests ask of a place to stay, and when.

type Stated = Pick<StayFact, 'source' | 'confirmedAt'>
type Answers = Partial<Pick<SeedListing, StayAnswer | 'stayFacts'>>

/** A listing after a change: who has changed answers has stated those, and nobody the answers that are gone. */
export function withStayFacts<T extends Answers>(before: Answers, after: T, stated: Stated): T {
  const changed = STAY_ANSWERS.filter((answer) => before[answer] !== after[answer])
  if (changed.length === 0) return after
  const answered = changed.filter((answer) => after[answer] !== undefined)
  const others = (after.stayFacts ?? []).map((fact) => ({
    ...fact,
    of: fact.of.filter((answer) => !changed.includes(answer)),
  }))
  const facts = [...others, { of: answered, ...stated }].filter(({ of }) => of.length > 0)
  const { stayFacts: _, ...bare } = after
  return { ...bare, ...(facts.length > 0 && { stayFacts: joined(facts) }) } as T
}

/** One fact for each source and day. */
function joined(facts: readonly StayFact[]): StayFact[] {
  const groups = Map.groupBy(facts, ({ source, confirmedAt }) => JSON.stringify([source, confirmedAt]))
  return [...groups.values()].map((group) => ({ ...group[0]!, of: group.flatMap(({ of }) => of) }))
}

type DraftFact = Partial<Pick<StayFact, 'of' | 'confirmedAt'>> & { source?: Partial<StayFact['source']> }

/** What a source states of a place to stay: its own name and day, unless its row has others. */
export function statedAnswers(
  listing: Omit<Answers, 'stayFacts'>,
  facts: readonly DraftFact[],
  by: Stated,
): StayFact[] {
  const named = new Set(facts.flatMap(({ of = [] }) => of))
  const others = STAY_ANSWERS.filter((answer) => listing[answer] !== undefined && !named.has(answer))
  const drafts = facts.every(({ of }) => of) ? [...facts, {}] : facts
  return drafts
    .map((fact) => ({ ...by, ...fact, of: fact.of ?? others, source: { ...by.source, ...fact.source } }))
    .filter(({ of }) => of.length > 0)
}
