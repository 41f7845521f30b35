import type { EditableListing, ListingUpdate } from '#core/contract/listing-edit.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { changesOf } from '#core/domain/listing/edit-values.ts'
import { EDIT_FIELD_NAMES, fieldsOfType, ruleOf, type EditChanges, type EditField } from '#core/fields/edit.ts'
import type { HintQuestion, HintSays } from '#core/terms/hints.ts'
import { formatProblems, missingFields } from '#core/domain/validation/listing-edit.ts'
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
  const ofType = new Set(fieldsOfType(dtype))
  const isStrange = EDIT_FIELD_NAMES.some((field) => sent[field] !== undefined && !ofType.has(field))
  if (isStrange) throw new AppError('invalidRequest')
  const changes = changesOf(present.values, sent, dtype)
  const [missing] = missingFields({ ...present.values, ...changes })
  if (missing) throw new AppError(missing.code)
  const [wrong] = formatProblems(changes)
  if (wrong) {
    throw new AppError(wrong.problem === 'email' ? 'enterValidEmail' : 'invalidRequest')
  }
  for (const field of Object.keys(changes) as EditField[]) {
    if (!isKnown(index, field, [changes[field] ?? ''].flat(), present)) throw new AppError('invalidRequest')
  }
  return dtype === present.dtype ? changes : { dtype, ...changes }
}

/** Whether options, answers and picked places exist. */
function isKnown(index: Index, field: EditField, values: readonly string[], present: EditableListing): boolean {
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
