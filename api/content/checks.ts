import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { DOCUMENT_SCHEMAS } from '#core/contract/document-schemas.ts'
import type { Hours, KashrutFact, OptionList, OwnValues, PrayerTimes } from '#core/contract/data-files.ts'
import type { DocumentKind } from '#core/contract/desk.ts'
import { isCountryCode } from '#core/domain/country-codes.ts'
import { hoursProblem } from '#core/domain/hours/check.ts'
import { lineProblem } from '#core/domain/hours/notation.ts'
import type { OneLineKind } from '#core/domain/listing/one-line.ts'
import { prayerLineProblem } from '#core/domain/prayers/notation.ts'
import { hoursProblemText, prayersProblemText } from '#core/text/typed-hours-text.ts'
import { prayersProblem } from '#core/domain/prayers/check.ts'
import { chosenOptions } from '#core/fields/listing.ts'
import { problemOf, type FieldProblem } from '#core/contract/schema-problems.ts'
import type { ContentKind } from '#data/store/content.table.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { AppError } from '#core/contract/app-error.ts'
import { bodiesOf } from '#data/store/stored-bodies.ts'
import { readOwnFields } from '#data/store/own-fields.repository.ts'
import { ownName } from '#core/fields/own.ts'
import { ownValueProblem } from '#core/domain/validation/own-values.ts'

/** The error for a field, by its path in the document. */
export function invalidField(field: string, problem: FieldProblem): AppError {
  return new AppError('invalidField', {
    values: (lang) => ({
      field: field || '…',
      problem: MESSAGES[lang].desk.desk.problems[problem],
    }),
  })
}

/** The error for a value in a field, both of which it names. */
export function invalidValue(field: string, value: string, problem: FieldProblem): AppError {
  return new AppError('invalidField', {
    values: (lang) => {
      const { problems, valueProblem } = MESSAGES[lang].desk.desk
      return { field, problem: format(valueProblem, { value, problem: problems[problem] }) }
    },
  })
}

/** The error for opening hours or prayer times in a line that cannot be read: which day, and what to write there. */
export function invalidLine(kind: OneLineKind, line: string): AppError {
  return new AppError('invalidField', {
    values: (lang) => {
      const words = MESSAGES[lang].edit
      if (kind === 'hours') {
        const problem = lineProblem(line) ?? { part: 'exceptions', problem: 'unreadable' }
        return { field: `hours-${problem.part}`, problem: hoursProblemText(problem, lang, words) }
      }
      const problem = prayerLineProblem(line, lang) ?? { part: 'service', problem: 'unreadable' }
      return { field: `prayerTimes-${problem.part}`, problem: prayersProblemText(problem, words) }
    },
  })
}

/** Checks a document as an import would: schema, options, and that references exist. Throws AppError `invalidField`. */
export async function checkDocument(trx: StoreTransaction, kind: DocumentKind, body: object): Promise<void> {
  const wrong = problemOf(DOCUMENT_SCHEMAS[kind], body)
  if (wrong) throw invalidField(wrong.field, wrong.problem)
  const fields = body as Record<string, unknown>
  const require = async (field: string, kinds: readonly ContentKind[], id: unknown) => {
    if (id === undefined) return
    if (!(await isThere(trx, kinds, String(id)))) throw invalidField(field, 'noSuch')
  }
  switch (kind) {
    case 'listings':
      checkHours(fields['hours'] as Hours | undefined)
      checkPrayers(fields['prayerTimes'] as PrayerTimes | undefined)
      await checkOptions(trx, fields)
      await checkOwnValues(trx, fields['own'] as OwnValues | undefined)
      await checkAuthorities(fields['kashrutFacts'] as readonly KashrutFact[] | undefined, require)
      return require('place', ['cities'], fields['place'])
    case 'features':
      await require('category', ['categories'], fields['category'])
      await require('hotel', ['listings'], fields['hotel'])
      return require('place', ['cities'], fields['place'])
    case 'linkSets':
      await require('place', ['cities', 'countries'], fields['place'])
      return checkLinks(fields['links'] as readonly Link[], require)
    case 'places':
      await require('partOf', ['cities'], fields['partOf'])
      return require('id', ['cities', 'countries'], fields['id'])
    case 'cities':
      await checkCountry(trx, String(fields['country']))
      return requireZone(String(fields['timeZone']))
    case 'siteTexts':
      for (const [at, id] of ((fields['offerRows'] ?? []) as number[]).entries())
        await require(`offerRows.${at}`, ['categories'], id)
      return undefined
    case 'notices':
      if (String(fields['until'] ?? '9') < String(fields['from'] ?? '')) throw invalidField('until', 'tooEarly')
      return undefined
    case 'regions':
      return checkCountry(trx, String(fields['country']))
    case 'countries':
      return checkCode(trx, String(fields['id']), String(fields['code']))
    default:
      return undefined
  }
}

/** Whether one of some kinds has a document that is not deleted. */
export async function isThere(trx: Store, kinds: readonly ContentKind[], id: string): Promise<boolean> {
  return (await bodiesOf(trx, kinds, [id])).size > 0
}

async function checkOptions(trx: StoreTransaction, listing: Record<string, unknown>): Promise<void> {
  for (const chosen of chosenOptions(listing)) if (chosen.ids.length > 0) await checkOption(trx, chosen)
}

/** Requires that a list has options. Throws AppError `invalidField`. */
export async function checkOption(
  trx: Store,
  { field, list, ids }: { field: string; list: string; ids: readonly string[] },
): Promise<void> {
  const known = await optionIds(trx, list)
  if (!ids.every((id) => known.has(id))) throw invalidField(field, 'notAChoice')
}

/** The ids of a list's options. */
export async function optionIds(trx: Store, list: string): Promise<Set<string>> {
  const { options = [] } = (await bodiesOf<OptionList>(trx, ['options'], [list])).get(list) ?? {}
  return new Set(options.map(({ id }) => id))
}

async function checkAuthorities(
  facts: readonly KashrutFact[] = [],
  require: (field: string, kinds: readonly ContentKind[], id: unknown) => Promise<void>,
): Promise<void> {
  for (const [at, { authority }] of facts.entries()) {
    await require(`kashrutFacts.${at}.authority`, ['authorities'], authority)
  }
}

/** Hours of the right shape that cannot be meant. */
function checkHours(hours: Hours | undefined): void {
  const wrong = hours && hoursProblem(hours)
  if (wrong) throw invalidField(`hours.${wrong.field}`, wrong.problem.startsWith('ends') ? 'tooEarly' : 'range')
}

/** Prayer times of the right shape that never come. */
function checkPrayers(prayers: PrayerTimes | undefined): void {
  const wrong = prayers && prayersProblem(prayers)
  if (wrong) throw invalidField(`prayerTimes.${wrong.field}`, 'range')
}

/** Checks what a listing has in the fields of editors. Throws AppError `invalidField`, which names field and value. */
export async function checkOwnValues(trx: Store, own: OwnValues | undefined): Promise<void> {
  if (!own) return
  const fields = new Map((await readOwnFields(trx)).map((field) => [field.id, field]))
  for (const [id, value] of Object.entries(own)) {
    const name = ownName(id)
    const field = fields.get(id)
    if (!field) throw invalidField(name, 'unknown')
    const wrong = ownValueProblem(field, value)
    if (!wrong) continue
    const text = typeof value === 'object' ? (value.en ?? '') : String(value)
    throw invalidValue(wrong.path ? `${name}.${wrong.path}` : name, text, wrong.problem)
  }
}

interface Link {
  to: { place?: number; travel?: number; url?: string }
}

async function checkLinks(
  links: readonly Link[],
  require: (field: string, kinds: readonly ContentKind[], id: unknown) => Promise<void>,
): Promise<void> {
  for (const [at, { to }] of links.entries()) {
    const name = to.place === undefined ? 'travel' : 'place'
    await require(`links.${at}.to.${name}`, ['cities', 'countries'], to.place ?? to.travel)
  }
}

async function checkCountry(trx: StoreTransaction, code: string): Promise<void> {
  if ((await countriesOf(trx, code)).length === 0) throw invalidField('country', 'noSuch')
}

/** The ids of the countries with a code. */
async function countriesOf(trx: StoreTransaction, code: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('content')
    .select('id')
    .where('kind', '=', 'countries')
    .where('body', 'like', `%"code":"${code}"%`)
    .where('deleted', '=', 0)
    .execute()
  return rows.map(({ id }) => id)
}

/** Requires that a code is a country's, and no other's here. Throws AppError `invalidField`. */
export async function checkCode(trx: StoreTransaction, id: string, code: string): Promise<void> {
  if (!isCountryCode(code)) throw invalidField('code', 'noSuch')
  if ((await countriesOf(trx, code)).some((other) => other !== id)) throw invalidField('code', 'taken')
}

function requireZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw invalidField('timeZone', 'noSuch')
  }
}
