import type { OwnField, OwnValue, OwnValues } from '#core/contract/data-files.ts'
import { isNumber } from '#core/domain/listing/edit-values.ts'
import { ownValueProblem } from '#core/domain/validation/own-values.ts'
import { ownName } from '#core/fields/own.ts'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import type { Localized } from '#core/terms/localized.ts'
import { withScheme } from '../osm/contacts.ts'
import { answerIn, choicesOf, idsIn, type Choices } from './choices.ts'
import type { Dropped, OwnCells } from './listing-draft.ts'

type Drop = (field: string, value: unknown, unknown?: Dropped['unknown']) => void

type Options = NonNullable<OwnField['options']>
const prepared = new WeakMap<Options, Choices>()

/** The choices of a field, prepared once for all rows. */
function choicesIn(options: Options): Choices {
  let choices = prepared.get(options)
  if (!choices) prepared.set(options, (choices = choicesOf(options)))
  return choices
}

/** The values that fit their fields; the others are dropped, with the field and what stands there. */
export function fittingOwn(cells: OwnCells, fields: ReadonlyMap<string, OwnField>, drop: Drop): OwnValues | undefined {
  const fitting = Object.entries(cells).flatMap(([id, cell]): [string, OwnValue][] => {
    const field = fields.get(id)
    const value = field && valueIn(field, cell)
    if (field && value !== undefined && !ownValueProblem(field, value)) return [[id, value]]
    const { options } = field ?? {}
    const isUnknown = field?.kind === 'choice' && options
    drop(ownName(id), cell, isUnknown ? { word: String(cell), allowed: choicesIn(options).names } : undefined)
    return []
  })
  return fitting.length > 0 ? Object.fromEntries(fitting) : undefined
}

/** What a cell means in a field; what it cannot mean stays as it is, to be refused. */
function valueIn({ kind, options = [] }: OwnField, cell: unknown): OwnValue | undefined {
  if (kind === 'text') return textOf(cell)
  if (typeof cell === 'boolean' || typeof cell === 'number') return cell
  const text = String(cell).trim()
  switch (kind) {
    case 'number':
      return isNumber(text) ? Number(text.replace(',', '.')) : text
    case 'answer':
      return answerIn(text) ?? text
    case 'choice': {
      const ids = idsIn(choicesIn(options), text)
      return ids?.length === 1 ? ids[0] : text
    }
    case 'link':
      return withScheme(text)
    case 'day':
      return text
  }
}

/** A text with English, copied from another language if missing. */
function textOf(cell: unknown): Localized | undefined {
  const texts = (typeof cell === 'object' ? cell : { en: String(cell) }) as Partial<Localized>
  const first = KNOWN_LANGS.map((lang) => texts[lang]).find(Boolean)
  return first === undefined ? undefined : { ...texts, en: texts.en || first }
}
