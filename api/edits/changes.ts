import type { EditableListing, ListingUpdate } from '#core/contract/listing-edit.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { changesOf } from '#core/domain/listing/edit-values.ts'
import { fieldsOfType, isEditField, ruleOf, type EditChanges, type ShippedField } from '#core/fields/edit.ts'
import { isOwnName, ownRows, type OwnRow } from '#core/fields/own.ts'
import type { FieldProblem } from '#core/contract/schema-problems.ts'
import { invalidValue } from '../content/checks.ts'
import type { HintQuestion, HintSays } from '#core/terms/hints.ts'
import {
  formatProblem,
  formatProblems,
  missingFields,
  type FormatProblem,
} from '#core/domain/validation/listing-edit.ts'
import { placeId } from '#core/domain/listing/edit-values.ts'
import { placeRow } from '#data/index/cards.ts'
import type { Index } from '#data/index/open.ts'
import { optionList } from '#data/index/queries.ts'
import { AppError } from '#core/contract/app-error.ts'

/** The changed fields of an edit. */
export type StoredChanges = EditChanges & { dtype?: DirectoryType }

/** What waits of an edit. */
export interface StoredEdit extends StoredChanges {
  /** Of a new place, as its sender has it: [longitude, latitude]. */
  position?: readonly [number, number]
  /** For the editors. */
  remark?: string
  /** Of a hint: whether the listing is still there. */
  says?: HintSays
  /** Of prayer times that hold for the week in which they were sent: its Shabbat, where the place is. */
  shabbat?: string
}

/** An edit with what is beside its fields. */
export function readEdit({
  body,
}: {
  body: string
}): Pick<StoredEdit, 'position' | 'remark' | 'says' | 'shabbat'> & { changes: StoredChanges } {
  const { position, remark, says, shabbat, ...changes } = JSON.parse(body) as StoredEdit
  return {
    ...(position && { position }),
    ...(remark && { remark }),
    ...(says && { says }),
    ...(shabbat && { shabbat }),
    changes,
  }
}

/**
 * The actual changes of an update. Throws AppError if a required field becomes empty, a field is not one of the type,
 * or a value is invalid.
 */
export function actualChanges(
  index: Index,
  present: EditableListing,
  { dtype, ...sent }: ListingUpdate,
): StoredChanges {
  const own = ownRows(present.own)
  const ofType = new Set(fieldsOfType(dtype, own))
  const isStrange = Object.keys(sent)
    .filter(isEditField)
    .some((field) => sent[field] !== undefined && !ofType.has(field))
  if (isStrange) throw new AppError('invalidRequest')
  const changes = changesOf(present.values, sent, dtype, own)
  const [missing] = missingFields({ ...present.values, ...changes })
  if (missing) throw new AppError(missing.code)
  const [wrong] = formatProblems(changes, own)
  requireOwnTexts(changes, own, present)
  if (wrong) {
    throw new AppError(wrong.problem === 'email' ? 'enterValidEmail' : 'invalidRequest')
  }
  for (const field of Object.keys(changes) as ShippedField[]) {
    if (!isOwnName(field) && !isKnown(index, field, [changes[field] ?? ''].flat(), present))
      throw new AppError('invalidRequest')
  }
  return dtype === present.dtype ? changes : { dtype, ...changes }
}

const OWN_PROBLEMS: Readonly<Partial<Record<FormatProblem, FieldProblem>>> = {
  number: 'noNumber',
  day: 'noDay',
  url: 'noLink',
  long: 'tooLong',
}

/** Requires that fields of editors can hold what was sent. Throws AppError `invalidField` with field and value. */
function requireOwnTexts(changes: EditChanges, own: readonly OwnRow[], { values }: EditableListing): void {
  for (const { name, kind, options = [] } of own) {
    const text = changes[name]
    if (typeof text !== 'string' || text === '') continue
    const problem = formatProblem(name, text, own)
    if (problem) throw invalidValue(name, text.slice(0, 80), OWN_PROBLEMS[problem] ?? 'format')
    if (kind === 'answer' && text !== 'yes' && text !== 'no') throw invalidValue(name, text, 'noAnswer')
    const isOffered = options.some(({ id, retired }) => id === text && (!retired || values[name] === id))
    if (kind === 'choice' && !isOffered) throw invalidValue(name, text, 'notAChoice')
  }
}

/** Whether options, answers and picked places exist. */
function isKnown(index: Index, field: ShippedField, values: readonly string[], present: EditableListing): boolean {
  const { kind, list } = ruleOf(field)
  const texts = values.filter((value) => value !== '')
  if (list) {
    const had = new Set([present.values[field]].flat())
    const offered = optionList(index, list).filter(
      ({ id, sample, retired }) => had.has(id) || ((present.sample || !sample) && !retired),
    )
    const known = new Set(offered.map(({ id }) => id))
    return texts.every((id) => known.has(id))
  }
  if (kind === 'answer') return texts.every((value) => value === 'yes' || value === 'no')
  if (kind !== 'city' && kind !== 'country') return true
  return texts.every((value) => {
    const id = placeId(value)
    return id === undefined || placeRow(index, id)?.kind === kind
  })
}

/** The question that a hint answers. */
export function questionOf(hint: { body: string }): HintQuestion {
  const { says, changes } = readEdit(hint)
  if (says) return 'there'
  if (changes.prayers !== undefined || changes.prayerTimes) return 'prayers'
  return changes.foodType ? 'kitchen' : 'hours'
}
