import type { Texts } from '#core/i18n/messages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { TSchema } from 'typebox'
import type { DocumentKind, Shape, ShapeField, ShapeType } from '#core/contract/desk.ts'
import { DOCUMENT_SCHEMAS, NUMBER_FIELDS, SERVER_FIELDS } from '#core/contract/document-schemas.ts'
import { deskPlaceOf } from '#core/domain/listing/desk-place.ts'
import { findField, STAY_ANSWERS } from '#core/fields/listing.ts'
import { ownRows, type OwnRow } from '#core/fields/own.ts'
import type { FieldRow } from '#core/fields/row.ts'
import { readOwnFields } from '#data/store/own-fields.repository.ts'
import { LocalizedLine, LocalizedName, LocalizedPage, LocalizedText } from '#core/contract/parts/localized.ts'
import { Day, Email, Hours, HoursSource, Key, Phone, Position, PrayerTimes, Url } from '#core/contract/data-files.ts'
import { OwnFieldId } from '#core/contract/seed/own-fields.ts'
import { shownIn, textIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Store } from '#data/store/database.ts'
import { listDocuments, MAX_FOUND } from './documents.repository.ts'

/** The parts of a schema that forms need. */
interface Known {
  type?: string
  const?: string | number
  enum?: readonly (string | number)[]
  anyOf?: readonly TSchema[]
  items?: TSchema | readonly TSchema[]
  properties?: Record<string, TSchema>
  required?: readonly string[]
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** Schemas with a field type of their own. */
const SPECIAL: readonly (readonly [TSchema, ShapeType])[] = [
  [LocalizedText, 'localized'],
  [LocalizedPage, 'localized'],
  [LocalizedLine, 'localized'],
  [LocalizedName, 'localized'],
  [Position, 'position'],
  [Day, 'day'],
  [Email, 'email'],
  [Phone, 'phone'],
  [Url, 'url'],
  [Key, 'key'],
  [OwnFieldId, 'key'],
  [Hours, 'hours'],
  [PrayerTimes, 'prayerTimes'],
]
/** Fields whose type their schema does not tell. */
const BY_NAME: Readonly<Record<string, ShapeType>> = {
  place: 'place',
  travel: 'place',
  category: 'category',
  photo: 'picture',
}
/** Documents with a category among their fields. */
const WITH_CATEGORY: readonly DocumentKind[] = ['features', 'siteTexts']
/** Longer lines get a multi-line field. */
const LONG_LINE = 500

/** Offers are described on the desk as on their pages; what stays have, as its fields. */
type Words = Texts<'desk.desk'> & Pick<Texts<'edit'>, 'groups'>

function wordsOf(lang: Lang): Words {
  const { desk, travel } = MESSAGES[lang]
  const { terms, priceFor, boards } = travel.feature
  const stayAnswers = Object.fromEntries(STAY_ANSWERS.map((answer) => [answer, desk.desk.fields[answer]]))
  return {
    ...desk.desk,
    fields: { ...desk.desk.fields, ...terms },
    choices: { ...desk.desk.choices, ...stayAnswers, ...priceFor, ...boards },
    groups: MESSAGES[lang].edit.groups,
  }
}

/** The form of a kind of documents, generated from its schema. */
export function shapeOf(kind: DocumentKind, lang: Lang): Shape {
  const words = wordsOf(lang)
  const { fields = [] } = fieldOf('', DOCUMENT_SCHEMAS[kind], true, words)
  const own = new Set([NUMBER_FIELDS[kind] ?? [], SERVER_FIELDS[kind] ?? []].flat())
  return {
    kind,
    label: words.kinds[kind],
    fields: fields.map((field) => ({
      ...field,
      ...(own.has(field.field) && { readonly: true as const }),
      ...(kind === 'listings' && deskPlaceOf(field.field)),
    })),
  }
}

/** The form of a kind of documents, with the categories of the store. */
export async function shapeFrom(db: Store, kind: DocumentKind, lang: Lang): Promise<Shape> {
  const shape = shapeOf(kind, lang)
  if (kind === 'listings') {
    const own = ownRows(await readOwnFields(db)).map((row) => ownShape(row, lang))
    return {
      ...shape,
      fields: shape.fields.map((field) => (field.field === 'own' ? { ...field, fields: own } : field)),
    }
  }
  if (!WITH_CATEGORY.includes(kind)) return shape
  const { documents } = await listDocuments(db, 'categories', { count: MAX_FOUND }, undefined)
  const choices = documents.map(({ id, name }) => ({ value: Number(id), label: textIn(lang, name) }))
  const filled = (field: ShapeField): ShapeField => ({
    ...field,
    ...(field.type === 'category' && { choices }),
    ...(field.fields && { fields: field.fields.map(filled) }),
  })
  return { ...shape, fields: shape.fields.map(filled) }
}

const OWN_TYPES: Readonly<Partial<Record<FieldRow['kind'], ShapeType>>> = { answer: 'boolean', line: 'localized' }

/** A field of editors in the form of listings. */
function ownShape({ id, label, kind, max, group, types, options }: OwnRow, lang: Lang): ShapeField {
  const name = shownIn(lang, label)
  return {
    field: id,
    label: name.text,
    ...(name.lang && { labelLang: name.lang }),
    type: OWN_TYPES[kind] ?? (kind as ShapeType),
    required: false,
    ...(group && { group }),
    ...(types && { types }),
    ...(kind === 'line' || kind === 'url' ? { most: max } : {}),
    ...(options && {
      choices: options.map((option) => {
        const { text, lang: other } = shownIn(lang, option.name)
        return {
          value: option.id,
          label: text,
          ...(other && { lang: other }),
          ...(option.retired && { retired: true as const }),
        }
      }),
    }),
  }
}

const isSame = (a: TSchema, b: TSchema) => JSON.stringify(a) === JSON.stringify(b)
const isId = (schema: TSchema) => [Key, OwnFieldId].some((known) => isSame(known, schema))

function fieldOf(name: string, schema: TSchema, required: boolean, words: Words): ShapeField {
  const labels: Readonly<Record<string, string>> = words.fields
  const list = name === 'authority' ? 'supervision' : findField(name)?.list
  const field = {
    field: name,
    // Some ids are words.
    label: labels[name === 'id' && isId(schema) ? 'key' : name] ?? name,
    required,
    ...(list && { list }),
  }
  const special = SPECIAL.find(([known]) => isSame(known, schema))?.[1]
  const type = BY_NAME[name] ?? special
  const known = schema as Known
  const limits = limitsOf(known)
  if (type === 'hours' || type === 'prayerTimes') {
    const { source, confirmedAt } = HoursSource
    const fields = Object.entries({ source, confirmedAt }).map(([key, inner]) => fieldOf(key, inner, true, words))
    if (type === 'prayerTimes') fields.push(fieldOf('shabbat', Day, false, words))
    return { ...field, type, fields }
  }
  if (type) return { ...field, type, ...limits }
  if (known.anyOf) return choiceOf(field, known.anyOf, words)
  if (known.type === 'object') {
    const fields = Object.entries(known.properties ?? {}).map(([key, inner]) =>
      fieldOf(key, inner, (known.required ?? []).includes(key), words),
    )
    return { ...field, type: 'group', fields }
  }
  if (known.type === 'array') {
    const inner = fieldOf('', known.items as TSchema, true, words)
    const repeated = { ...inner, type: repeatedType(name, inner.type) }
    return { ...field, type: 'list', ...limits, fields: [repeated] }
  }
  return { ...field, type: plainType(known), ...limits }
}

function repeatedType(name: string, type: ShapeType): ShapeType {
  if (name === 'offerRows') return 'category'
  return name === 'pictures' && type === 'key' ? 'picture' : type
}

function plainType({ type, maxLength = 0 }: Known): ShapeType {
  if (type === 'boolean' || type === 'integer' || type === 'number') return type
  return maxLength > LONG_LINE ? 'text' : 'line'
}

/** A choice of values, or of groups of fields. */
function choiceOf(
  field: Pick<ShapeField, 'field' | 'label' | 'required'>,
  ways: readonly TSchema[],
  words: Words,
): ShapeField {
  const values = ways.map((way) => (way as Known).const)
  const labels: Readonly<Record<string, string>> = field.field === 'group' ? words.groups : words.choices
  if (values.every((value) => value !== undefined)) {
    const choices = values.map((value) => ({
      value,
      label: labels[String(value)] ?? String(value),
    }))
    return { ...field, type: 'choice', choices }
  }
  const fields = ways.map((way) => fieldOf('', way, true, words))
  return { ...field, type: 'oneOf', fields }
}

function limitsOf(known: Known): Partial<ShapeField> {
  const most = known.maxLength ?? known.maxItems ?? known.maximum
  const least = known.minLength ?? known.minItems ?? known.minimum
  return {
    ...(most !== undefined && { most }),
    ...(least !== undefined && { least }),
    ...(known.pattern !== undefined && { pattern: known.pattern }),
  }
}
