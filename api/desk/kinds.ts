import type { DeskKind } from '#core/contract/desk.ts'
import { applied } from './applied.ts'
import { certificates } from './certificates.ts'
import { claims } from './claims.ts'
import { conflicts } from './conflicts.ts'
import { edits } from './edits.ts'
import type { QueueKind } from './kind.ts'
import { reports } from './reports.ts'
import { sightings } from './sightings.ts'
import { contributions } from './contributions.ts'

/** The kinds of items, in the order of the desk's tabs. */
export const QUEUE_KINDS: readonly QueueKind[] = [
  edits,
  applied,
  certificates,
  claims,
  reports,
  contributions('review'),
  contributions('question'),
  contributions('answer'),
  conflicts,
  sightings,
]

export const queueKind = (kind: DeskKind): QueueKind | undefined => QUEUE_KINDS.find((one) => one.kind === kind)
