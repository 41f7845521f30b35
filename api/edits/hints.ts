import { AppError } from '#core/contract/app-error.ts'
import type { Hint } from '#core/contract/hints.ts'
import { shabbatOf } from '#core/domain/prayers/week.ts'
import { HINT_KITCHENS, HINT_SAYS } from '#core/terms/hints.ts'
import { hintQuestions, takesHints } from '#core/domain/hints.ts'
import { readTypedHours } from '#core/domain/hours/typed.ts'
import { readTypedPrayers } from '#core/domain/prayers/typed.ts'
import type { OneLineKind } from '#core/domain/listing/one-line.ts'
import { cleanValue } from '#core/domain/listing/edit-values.ts'
import type { EditField } from '#core/fields/edit.ts'
import type { PeopleDeps } from '../deps.ts'
import { readListing } from '#api/content/documents.repository.ts'
import { indexOf } from '../http/lookup.ts'
import { recordSighting } from '../sightings/record.ts'
import type { StoredEdit } from './changes.ts'
import type { NewEdit } from './edits.repository.ts'
import { formOf } from './present.ts'
import type { Received } from '#api/uploads/receive.ts'
import { storeEdit } from './submit.ts'
import { todayAt } from './week.ts'

/** What an answer proposes. Throws AppError if it cannot be meant, or is about a place that takes none. */
export async function readHint(deps: PeopleDeps, hint: Hint, upload: Received | null): Promise<NewEdit> {
  const { uid, tnid, lang, question, answer, imageOwnership } = hint
  const { listing } = await readListing(deps.store, tnid)
  const form = listing && formOf(indexOf(deps), listing, lang)
  if (!form || form.sample) throw new AppError('noLongerListed')
  if (!takesHints(listing)) throw new AppError('invalidRequest')
  const today = todayAt(deps, listing.place)
  if (question !== 'there' && !hintQuestions(listing, undefined, today).includes(question))
    throw new AppError('alreadyKnown')
  const hasPhoto = (upload?.files.length ?? 0) > 0
  const stored = answerOf({ question, answer, lang }, hasPhoto)
  const { says: _, remark: __, ...changes } = stored
  const shabbat = question === 'prayers' && today ? shabbatOf(today) : undefined
  const fields = Object.keys(changes) as EditField[]
  // The photo of a board is read, and not published.
  if (hasPhoto && !imageOwnership && question !== 'prayers') throw new AppError('checkImageOwnership')
  return {
    uid,
    tnid,
    kind: 'hint',
    body: JSON.stringify({ ...stored, ...(shabbat && { shabbat }) }),
    before: JSON.stringify(Object.fromEntries(fields.map((field) => [field, form.values[field]]))),
    language: lang,
    claims_ownership: 0,
    at: deps.now().getTime(),
  }
}

/** Stores an answer. Returns whether it is published before an editor has seen it. Throws AppError. */
export async function storeHint(
  deps: PeopleDeps,
  edit: NewEdit,
  { hint, upload }: { hint: Hint; upload: Received | null },
): Promise<boolean> {
  const isLive = await storeEdit(deps, edit, { upload })
  const { uid, tnid, question, answer } = hint
  const says = HINT_SAYS.find((candidate) => candidate === answer)
  // What people with an account say counts on the page, too.
  if (question === 'there' && says && uid > 0) await recordSighting(deps, { uid, tnid, says })
  return isLive
}

/** The proposal of an answer. Throws AppError. */
function answerOf(
  { question, answer, lang }: Pick<Hint, 'question' | 'answer' | 'lang'>,
  hasPhoto: boolean,
): StoredEdit {
  const typed = String(cleanValue('opening_hours', answer))
  if (typed === '' && !(question === 'prayers' && hasPhoto)) throw new AppError('needAnswer')
  if (question === 'hours') return lineOr(typed, readTypedHours(typed, lang), { plain: 'hours', text: 'opening_hours' })
  if (question === 'prayers')
    return lineOr(typed, readTypedPrayers(typed, lang), { plain: 'prayerTimes', text: 'prayers' })
  const [kitchen, says] = [
    HINT_KITCHENS.find((candidate) => candidate === typed),
    HINT_SAYS.find((candidate) => candidate === typed),
  ]
  if (question === 'kitchen' && kitchen) return { foodType: [kitchen] }
  if (question === 'there' && says) return { says }
  throw new AppError('invalidRequest')
}

/** A line in notation where it is plain, with its sender's words; else these words alone. */
function lineOr(typed: string, line: string | undefined, fields: { plain: OneLineKind; text: EditField }): StoredEdit {
  if (line === undefined) return { [fields.text]: typed }
  return { [fields.plain]: line, ...(line !== typed && { remark: typed }) }
}
