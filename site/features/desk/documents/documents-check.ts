import type { ShapeField } from '#core/contract/desk-documents.ts'
import { lineProblemText } from '#site/features/edit/LineInput.tsx'
import { isDay } from '#core/domain/times/dates.ts'
import { isGroup, valueOf } from './documents-paths.ts'
import { repeatedOf, wayOf } from './documents-shape.ts'

/** Errors detected without the server. */
export type ProblemCode =
  | 'required'
  | 'english'
  | 'long'
  | 'few'
  | 'many'
  | 'number'
  | 'integer'
  | 'low'
  | 'high'
  | 'position'
  | 'place'
  | 'email'
  | 'phone'
  | 'url'
  | 'day'
  | 'pattern'
  /** Hours or prayer times that cannot be read. */
  | 'line'

export interface FoundProblem {
  code: ProblemCode
  /** The violated bound. */
  bound?: number
  /** What is wrong with a line, in words. */
  text?: string
}
export type FoundProblems = Record<string, FoundProblem>

/** The errors in a body, by path. The server checks more. */
export function problemsIn(fields: readonly ShapeField[], value: unknown): FoundProblems {
  const found: FoundProblems = {}
  checkGroup(fields, value, '', found)
  return found
}

function checkGroup(fields: readonly ShapeField[], value: unknown, path: string, found: FoundProblems): void {
  const group = isGroup(value) ? value : {}
  for (const field of fields) {
    if (field.readonly) continue
    const name = path ? `${path}.${field.field}` : field.field
    checkField(field, valueOf(group, field.field), name, found)
  }
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || isBlank(value)

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

function checkField(field: ShapeField, value: unknown, path: string, found: FoundProblems): void {
  if (isMissing(value)) {
    if (field.required && field.type !== 'boolean') found[path] = { code: 'required' }
    return
  }
  switch (field.type) {
    case 'localized':
      return checkTexts(field, value, path, found)
    case 'list':
      return checkList(field, value, path, found)
    case 'group':
      return checkGroup(field.fields ?? [], value, path, found)
    case 'oneOf': {
      const way = field.fields?.[wayOf(field, value)]
      return checkGroup(way?.fields ?? [], value, path, found)
    }
    case 'hours':
    case 'prayerTimes': {
      const wrong = typeof value === 'string' ? lineProblemText(field.type, value) : undefined
      if (wrong) found[`${path}-${wrong.part}`] = { code: 'line', text: wrong.text }
      return
    }
    default: {
      const problem = problemOf(field, value)
      if (problem) found[path] = problem
    }
  }
}

function checkTexts({ required, most = 4000 }: ShapeField, value: unknown, path: string, found: FoundProblems): void {
  const texts = Object.entries(isGroup(value) ? value : {}).filter(([, text]) => !isBlank(text))
  const hasEnglish = texts.some(([lang]) => lang === 'en')
  if (!hasEnglish && (required || texts.length > 0)) found[`${path}.en`] = { code: 'english' }
  for (const [lang, text] of texts)
    if (String(text).length > most) found[`${path}.${lang}`] = { code: 'long', bound: most }
}

function checkList(field: ShapeField, value: unknown, path: string, found: FoundProblems): void {
  const entries = Array.isArray(value) ? value : []
  const { most = Infinity, least = 0 } = field
  if (entries.length > most) found[path] = { code: 'many', bound: most }
  if (entries.length < least) found[path] = { code: 'few', bound: least }
  const entry = repeatedOf(field)
  if (!entry) return
  const needed = { ...entry, required: true }
  entries.forEach((item, at) => checkField(needed, item, `${path}.${at}`, found))
}

const LOOKS: Partial<Record<ShapeField['type'], RegExp>> = {
  email: /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/,
  phone: /^\+?[0-9()/ .-]{3,30}$/,
  url: /^https?:\/\/\S+$/,
}

function problemOf(field: ShapeField, value: unknown): FoundProblem | undefined {
  const { type, most = Infinity } = field
  if (type === 'number' || type === 'integer') return numberProblem(field, value)
  if (type === 'place') return Number.isInteger(value) ? undefined : { code: 'place' }
  if (type === 'position') return isPosition(value) ? undefined : { code: 'position' }
  if (type === 'choice' || type === 'category' || type === 'boolean') return undefined
  const text = String(value)
  if (text.length > most) return { code: 'long', bound: most }
  if (LOOKS[type] && !LOOKS[type].test(text)) return { code: type as 'email' | 'phone' | 'url' }
  if (type === 'day' && !isDay(text)) return { code: 'day' }
  return matches(field.pattern, text) ? undefined : { code: 'pattern' }
}

function numberProblem(
  { type, most = Infinity, least = -Infinity }: ShapeField,
  value: unknown,
): FoundProblem | undefined {
  if (typeof value !== 'number') return { code: 'number' }
  if (type === 'integer' && !Number.isInteger(value)) return { code: 'integer' }
  if (value < least) return { code: 'low', bound: least }
  return value > most ? { code: 'high', bound: most } : undefined
}

function isPosition(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [lng, lat] = value as unknown[]
  return isWithin(lng, 180) && isWithin(lat, 90)
}

const isWithin = (value: unknown, bound: number): boolean => typeof value === 'number' && Math.abs(value) <= bound

/** Patterns that this browser does not support are left to the server. */
function matches(pattern: string | undefined, text: string): boolean {
  if (!pattern) return true
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}
