import type { Candidate } from '#data/store/candidates.repository.ts'
import type { Conflict } from '#data/store/conflicts.repository.ts'
import type { DuplicateNote } from '#data/store/conflicts.table.ts'
import { isSame } from '#data/store/conflict-news.ts'
import { numbered, undecided, type Decision } from './decision.ts'
import type { Incoming } from './incoming.ts'
import type { Duplicate } from './listed-places.ts'

/** By `kind id`. */
type Present = ReadonlyMap<string, { deleted: 0 | 1 }>

/** Whether a duplicate is settled: an editor has answered, or the question is open and the listing exists. */
export function isSettled(question: Conflict | undefined, present: Present): boolean {
  if (question?.state !== 'waiting') return question?.state === 'taken'
  return present.get(`listings ${question.item}`)?.deleted === 0
}

/** Decides a place that is new to the source. */
export function decideNewPlace(
  incoming: Incoming,
  {
    question,
    present,
    duplicate,
    candidate,
  }: {
    question: Conflict | undefined
    present: Present
    duplicate: Duplicate | undefined
    candidate: Candidate | undefined
  },
): Decision {
  if (candidate?.state === 'refused') return { ...undecided(incoming, undefined, null), fate: 'refused' }
  const forgets = candidate?.state === 'waiting'
  if (question && isSettled(question, present)) {
    const { item, state, theirs, duplicate: note } = question
    const isSaid = state === 'taken' || isSame(JSON.parse(theirs) as object, numbered(incoming, item))
    const { alike } = JSON.parse(note ?? '{"alike":[]}') as DuplicateNote
    const fate = isSaid ? 'asked' : 'duplicate'
    return { ...undecided(incoming, item, null), fate, duplicate: { alike }, forgets }
  }
  if (duplicate) return { ...undecided(incoming, duplicate.item, null), fate: 'duplicate', duplicate, forgets }
  const drops = question?.state === 'waiting'
  if (incoming.weak && candidate?.state !== 'taken')
    return { ...undecided(incoming, undefined, null), fate: 'weak', drops, asks: !isAsked(incoming, candidate) }
  return {
    ...undecided(incoming, undefined, null),
    fate: 'new',
    writes: true,
    links: true,
    drops,
    forgets,
  }
}

/** Whether an editor is asked about a place as its source has it now. */
const isAsked = ({ body, weak }: Incoming, candidate: Candidate | undefined): boolean =>
  candidate !== undefined &&
  isSame(JSON.parse(candidate.body) as object, body) &&
  candidate.tags === JSON.stringify(weak?.tags)
