import type { Shape, ShapeField } from '#core/contract/desk-documents.ts'
import { ownName } from '#core/fields/own.ts'
import { LANGS, LANGUAGES, isLang, type Lang } from '#core/i18n/languages.ts'
import { isGroup, valueOf, type Body, type Path } from './documents-paths.ts'

/** The one field that a list repeats. */
export const repeatedOf = ({ fields }: ShapeField): ShapeField | undefined => fields?.[0]

/** A form in which the fields of editors stand beside the others, in their groups. */
export const withOwnFields = (shape: Shape): Shape => ({
  ...shape,
  fields: shape.fields.flatMap((field) =>
    shape.kind === 'listings' && field.field === 'own'
      ? (field.fields ?? []).map((own) => ({ ...own, field: ownName(own.field) }))
      : field,
  ),
})

/** The initial value of a new list entry or group. */
export function emptyOf(field: ShapeField): unknown {
  switch (field.type) {
    case 'list':
      return []
    case 'localized':
      return { en: '' }
    case 'group':
      return groupOf(field.fields ?? [])
    case 'oneOf':
      return groupOf(field.fields?.[0]?.fields ?? [])
    case 'boolean':
      return false
    default:
      return ''
  }
}

/** A group with its required fields empty. */
function groupOf(fields: readonly ShapeField[]): Record<string, unknown> {
  const needed = fields.filter(({ required }) => required)
  return Object.fromEntries(needed.map((field) => [field.field, emptyOf(field)]))
}

/** A new document of a kind: with empty lists only. */
export function newBody(fields: readonly ShapeField[]): Record<string, unknown> {
  const needed = fields.filter(
    ({ required, type, readonly }) => required && !readonly && ['list', 'group', 'localized'].includes(type),
  )
  return Object.fromEntries(needed.map((field) => [field.field, emptyOf(field)]))
}

/** Whether a value has any text or number in it. */
export const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isFilled)
    : value !== undefined && value !== null && value !== ''

/** Lists that only the server fills have nothing to show before, and only a choice has options. */
function isIdle(fields: readonly ShapeField[], { kind }: Body, { field, type, readonly }: ShapeField): boolean {
  if (readonly && type === 'list') return true
  return field === 'options' && kind !== 'choice' && fields.some((other) => other.field === 'kind')
}

/**
 * The fields of a form that fit a body. Of a listing those of its type, which comes first; and whatever it has, so that
 * a change of type hides nothing.
 */
export function fieldsOfBody(fields: readonly ShapeField[], body: Body): ShapeField[] {
  const { dtype } = body
  const hasType = typeof dtype === 'number'
  const fits = ({ field, types }: ShapeField) => {
    if (isFilled(valueOf(body, field))) return true
    return hasType ? types?.includes(dtype) !== false : field === 'dtype'
  }
  const isTyped = fields.some(({ types }) => types)
  if (!isTyped) return fields.filter((field) => isFilled(valueOf(body, field.field)) || !isIdle(fields, body, field))
  // Captions stand beside their pictures.
  const shown = fields.filter((field) => field.field !== 'captions' && fits(field))
  return [...shown.filter(({ field }) => field === 'dtype'), ...shown.filter(({ field }) => field !== 'dtype')]
}

/** The alternative of a `oneOf` that fits a value: with most of its fields and none missing. */
export function wayOf({ fields = [] }: ShapeField, value: unknown): number {
  const names = isGroup(value) ? Object.keys(value) : []
  const scores = fields.map((way) => {
    const own = way.fields ?? []
    const isWhole = own.every(({ field, required }) => !required || names.includes(field))
    const known = own.filter(({ field }) => names.includes(field)).length
    return isWhole ? known : -1
  })
  return Math.max(0, scores.indexOf(Math.max(...scores)))
}

/** A value switched to another alternative of a `oneOf`; unknown fields stay. */
export function byWay(field: ShapeField, value: unknown, way: number): unknown {
  const known = new Set(field.fields?.flatMap(({ fields = [] }) => fields.map((inner) => inner.field)))
  const old = isGroup(value) ? value : {}
  const chosen = field.fields?.[way]?.fields ?? []
  const shared = chosen.map((item) => item.field).filter((name) => name in old)
  return {
    ...Object.fromEntries(Object.entries(old).filter(([name]) => !known.has(name))),
    ...groupOf(chosen),
    ...Object.fromEntries(shared.map((name) => [name, old[name]])),
  }
}

/** The missing languages of a text. */
export function missingOf(value: unknown): Lang[] {
  const texts = isGroup(value) ? value : {}
  return LANGS.filter((lang) => typeof texts[lang] !== 'string' || texts[lang].trim() === '')
}

/** The field at a path, with the labels on the way; unknown fields by name. */
export function fieldAt(
  fields: readonly ShapeField[],
  path: Path,
  value?: unknown,
): { field: ShapeField | undefined; label: string } {
  const labels: string[] = []
  let level = fields
  let field: ShapeField | undefined
  let inner = value
  for (const step of stepsOf(fields, path)) {
    const isLanguage = field?.type === 'localized' && isLang(step)
    const isPlace = field?.type === 'list' && /^\d+$/.test(step)
    inner = isGroup(inner) || Array.isArray(inner) ? valueOf(inner, step) : inner
    if (isLanguage) {
      labels.push(LANGUAGES[step as Lang].name)
      continue
    }
    field = isPlace ? field && repeatedOf(field) : level.find((candidate) => isNamed(candidate, step))
    labels.push(isPlace ? String(Number(step) + 1) : (field?.label ?? step))
    level = fieldsOf(field, inner)
  }
  return { field, label: labels.join(' · ') }
}

/** The steps of a path; those to a field of editors are one. */
function stepsOf(fields: readonly ShapeField[], path: Path): Path {
  const [first, second, ...others] = path
  const own = `${first}.${second}`
  return fields.some(({ field }) => field === own) ? [own, ...others] : path
}

/** A day of opening hours, or a service of prayer times, is named `hours-Fr`. */
const isNamed = ({ field, type }: ShapeField, step: string): boolean =>
  field === step || ((type === 'hours' || type === 'prayerTimes') && step.startsWith(`${field}-`))

function fieldsOf(field: ShapeField | undefined, value: unknown): readonly ShapeField[] {
  if (field?.type === 'oneOf') return field.fields?.[wayOf(field, value)]?.fields ?? []
  return field?.fields ?? []
}
