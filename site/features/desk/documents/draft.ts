import type { CertificateReading, Decision, DeskAct, DeskItem, DeskItemOf, HintAnswer } from '#core/contract/desk.ts'
import type { EditChanges } from '#core/fields/edit.ts'
import { draftOf } from '#site/ui/forms/draft.ts'
import type { ItemKey } from '../queue/queue.ts'
import type { HintQuestion } from '#core/terms/hints.ts'
import type { OneLineKind } from '#core/domain/listing/one-line.ts'

type EditItem = DeskItemOf<'edit'>
/** An item whose approval may take some of its fields alone. */
type FieldsItem = DeskItemOf<'edit' | 'conflict'>

/** What an editor has chosen and typed about an item so far. */
export interface Draft {
  /** Fields and pictures that are not taken; all others are. */
  skipped: readonly string[]
  skippedPictures: readonly number[]
  /** What the editor would rather have in a field. */
  values: EditChanges
  /** Of the places that were picked, by their ids. */
  names: Readonly<Record<string, string>>
  /** `latitude, longitude` as typed; undefined as long as nothing was. */
  position?: string
  owner: boolean
  /** What the editor reads on a photo, where that is not what its sender read. */
  reading: Partial<CertificateReading>
  merge: readonly number[]
  /** Of visitors' answers: one of the hints that are decided, else the first are. */
  hint: number
  reason: string
}

export const EMPTY_DRAFT: Draft = {
  skipped: [],
  skippedPictures: [],
  values: {},
  names: {},
  owner: false,
  reading: {},
  merge: [],
  hint: 0,
  reason: '',
}

const kept = ({ kind, id }: ItemKey) =>
  draftOf('sessionStorage', `desk ${kind} ${id}`, (old) => (old ?? undefined) as Partial<Draft> | undefined)

/** Keeps a draft as long as the tab is open; forgets it where it says nothing. */
export function keepDraft(key: ItemKey, draft: Draft | undefined): void {
  const isSaying = JSON.stringify(draft) !== JSON.stringify(EMPTY_DRAFT)
  kept(key).keep(isSaying ? draft : undefined)
}

/** The draft of an item; an empty one where none was kept. */
export const readDraft = (key: ItemKey): Draft => ({ ...EMPTY_DRAFT, ...kept(key).read() })

/** The fields that may be taken or left. */
const fieldsToTake = (item: FieldsItem): string[] =>
  item.kind === 'conflict'
    ? item.fields.map(({ path }) => path)
    : item.fields.filter(({ applies }) => applies).map(({ field }) => field)

/** The fields that an approval takes. */
export const takenFields = (item: FieldsItem, { skipped }: Draft): string[] =>
  fieldsToTake(item).filter((field) => !skipped.includes(field))

/** The equal answers of visitors that are decided; undefined if none are left. */
export const chosenAnswer = ({ answers }: DeskItemOf<'hint'>, { hint }: Pick<Draft, 'hint'>): HintAnswer | undefined =>
  answers.find(({ ids }) => ids.includes(hint)) ?? answers[0]

export const takenPictures = (item: Pick<EditItem, 'pictures'>, draft: Pick<Draft, 'skippedPictures'>): number[] =>
  item.pictures.map(({ id }) => id).filter((id) => !draft.skippedPictures.includes(id))

/** Whether an approval takes all that may be taken. */
export function takesAll(item: DeskItem, draft: Draft): boolean {
  if (item.kind !== 'edit' && item.kind !== 'conflict') return true
  return (
    takenFields(item, draft).length === fieldsToTake(item).length &&
    (item.kind === 'conflict' || takenPictures(item, draft).length === item.pictures.length)
  )
}

/** What the editor reads on the photo of a certificate: what its sender read, until the editor says otherwise. */
export function readingOf(
  { authority = '', taken, validUntil = '' }: DeskItemOf<'certificate'>,
  { reading }: Pick<Draft, 'reading'>,
): Required<CertificateReading> {
  return { authority, taken, validUntil, number: '', ...reading }
}

/** Whether the town would be another one, also by an edit that is merged in: the position must be looked at. */
export function movesTown(item: EditItem, draft: Draft, merged: readonly EditItem[]): boolean {
  return (
    takenFields(item, draft).includes('town') ||
    draft.values.town !== undefined ||
    merged.some((edit) => takenFields(edit, EMPTY_DRAFT).includes('town'))
  )
}

/** The position as typed; of a new place, what its sender says until an editor types another. */
export const typedPosition = ({ proposed, position }: EditItem, draft: Draft): string =>
  draft.position ?? (proposed !== undefined && position ? positionText(position) : '')

/** [longitude, latitude] of a text that has them the other way round, as people write them. */
export function positionOf(text: string): [number, number] | undefined {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text)
  const [lat, lng] = [Number(match?.[1]), Number(match?.[2])]
  const isThere = match && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isThere ? [lng, lat] : undefined
}

export const positionText = ([lng, lat]: readonly number[]): string => `${lat}, ${lng}`

/** What goes to the server. */
export function decisionOf(item: DeskItem, draft: Draft, act: DeskAct, merged: readonly EditItem[] = []): Decision {
  const reason = draft.reason.trim()
  if (item.kind === 'report' && act === 'hide' && item.about) {
    const { kind, id, words } = item.about
    return { kind, id, act, reason, ...(words?.audit && { seen: words.audit }) }
  }
  if (item.kind === 'hint') return hintDecision(item, draft, act)
  const decision: Decision = {
    kind: item.kind,
    id: item.id,
    act,
    ...(item.decided && { seen: item.decided.audit }),
    ...(act !== 'approve' && reason && { reason }),
  }
  if (item.kind === 'conflict') {
    const isPart = act === 'approve' && !takesAll(item, draft)
    const fields = isPart && { fields: takenFields(item, draft) }
    return { ...decision, ...fields, seq: item.seq }
  }
  if (item.kind === 'certificate') {
    return act === 'approve' ? { ...decision, certificate: readingOf(item, draft), seq: item.seq } : decision
  }
  if (item.kind !== 'edit' || act !== 'approve') return decision
  return { ...decision, ...approvalOf(item, draft, merged) }
}

/** The field that an editor may write in place of a visitor's words. */
export const OWN_FIELDS: Readonly<Partial<Record<HintQuestion, OneLineKind>>> = {
  hours: 'hours',
  prayers: 'prayerTimes',
}

/** On equal answers of visitors; what an editor writes takes the place of theirs. */
function hintDecision(item: DeskItemOf<'hint'>, draft: Draft, act: DeskAct): Decision {
  const answer = chosenAnswer(item, draft)
  const reason = draft.reason.trim()
  const field = answer && OWN_FIELDS[answer.question]
  const own = field && draft.values[field]?.trim()
  const isPart = act === 'approve' && draft.skippedPictures.length > 0
  return {
    kind: 'hint',
    id: item.id,
    act,
    answers: [...(answer?.ids ?? [])],
    ...(reason && { reason }),
    ...(act === 'approve' && own && { fields: [], values: { [field]: own } }),
    ...(isPart && answer && { pictures: takenPictures(answer, draft) }),
    seq: item.seq,
  }
}

function approvalOf(item: EditItem, draft: Draft, merged: readonly EditItem[]): Partial<Decision> {
  const fields = takenFields(item, draft)
  const pictures = takenPictures(item, draft)
  const hasValues = Object.keys(draft.values).length > 0
  const position = movesTown(item, draft, merged) ? positionOf(typedPosition(item, draft)) : undefined
  return {
    ...(!takesAll(item, draft) && { fields, pictures }),
    ...(hasValues && { values: draft.values }),
    ...(position && { position }),
    ...(item.claimsOwnership && { owner: draft.owner }),
    ...(draft.merge.length > 0 && { merge: [...draft.merge] }),
    seq: item.seq,
  }
}
