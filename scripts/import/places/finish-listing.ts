import { Compile } from 'typebox/compile'
import { SeedListing, type OptionListName, type OwnField, type Provenance } from '#core/contract/data-files.ts'
import { findField } from '#core/fields/listing.ts'
import type { LocalizedText } from '#core/contract/parts/localized.ts'
import type { Localized } from '#core/terms/localized.ts'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import { idsIn, type Choices } from './choices.ts'
import { withoutPosition, type Dropped, type ListingDraft, type Skipped } from './listing-draft.ts'
import type { Town, Towns } from './nearest-town.ts'
import { fittingOwn } from './own-values.ts'

/** A listing without its number yet. */
export type ListingBody = Omit<SeedListing, 'tnid'>

export interface Finished {
  body: ListingBody
  /** Dropped fields, with their invalid value. */
  dropped: Dropped[]
  /** Required fields that the source lacks. */
  assumed: string[]
}

/** What listings refer to. */
export interface References {
  towns: Towns
  options: Map<OptionListName, Choices>
  /** The fields of editors, by id. */
  own: Map<string, OwnField>
}

const FIELDS = Object.keys(SeedListing.properties).filter((name) => name !== 'tnid') as (keyof ListingBody)[]
const CHECKS = new Map(FIELDS.map((name) => [name, Compile(SeedListing.properties[name])]))
const whole = Compile(SeedListing)

/** A valid listing, or why there is none. */
export function finishListing(draft: ListingDraft, provenance: Provenance, references: References): Finished | Skipped {
  const { town: townName } = draft
  if (!draft.position && (!draft.inTown || draft.unread !== undefined)) return withoutPosition(draft.unread)
  if (!ownText(draft.title)) return { skip: 'no-name' }
  const town = townOf(draft, references.towns)
  if (!town && draft.place)
    return {
      skip: 'broken',
      why: `field place: the gazetteer has no city ${draft.place}`,
    }
  if (!town) return { skip: 'no-town' }
  const left = dropList()
  // An invalid title is reported below.
  const title = ownText(fittingText('title', draft, left.drop) ?? draft.title)
  const description = ownText(fittingText('description', draft, left.drop))
  const address = fittingAddress(draft, town.names, left.drop)
  const fields: Record<string, unknown> = {
    ...draft,
    ...(draft.inTown && { position: [town.lng, town.lat] }),
    place: town.id,
    title,
    description,
    address: address ?? (townName && fits('address', townName) ? townName : town.names.en),
    provenance,
  }
  fields.own = draft.own && fittingOwn(draft.own, references.own, left.drop)
  const finished = checked(fields, references, left)
  if ('skip' in finished) return finished
  return { ...finished, assumed: !draft.address || !address ? ['address'] : [] }
}

/** The town that is given by its number, or where a place is; by its name alone where no more is known. */
function townOf({ place, position, town = '', country, inTown }: ListingDraft, towns: Towns): Town | undefined {
  if (place) return towns.get(place)
  const named = inTown ? towns.named(town, country ?? '') : undefined
  return named ?? (position && towns.find(position, { town, ...(country && { country }) }))
}

type Drop = (field: string, value: unknown, unknown?: Dropped['unknown']) => void

/** The dropped values, in order. */
function dropList(): { dropped: Finished['dropped']; drop: Drop } {
  const dropped: Finished['dropped'] = []
  const drop: Drop = (field, value, unknown) =>
    void dropped.push({ field, value: JSON.stringify(value).slice(0, 80), ...(unknown && { unknown }) })
  return { dropped, drop }
}

const fits = (name: keyof ListingBody, value: unknown): boolean => CHECKS.get(name)?.Check(value) === true

/** A text in the languages in which it is valid; undefined if none. */
function fittingText(
  name: 'title' | 'description',
  draft: ListingDraft,
  drop: Drop,
): Partial<LocalizedText> | undefined {
  const entries = Object.entries(draft[name] ?? {}).filter(([, words]) => {
    if (!words || fits(name, { en: words })) return true
    drop(name, words)
    return false
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** The address, with the source's town if its name differs from ours. */
function fittingAddress(
  { address: own, town: townName }: ListingDraft,
  names: Localized,
  drop: Drop,
): string | undefined {
  const isOther = townName && !Object.values(names).includes(townName)
  const address = [own, isOther && townName].filter(Boolean).join(', ')
  if (!address || fits('address', address)) return address || undefined
  drop('address', address)
  return undefined
}

/** A text with English, copied from another language if missing. */
function ownText(text: Partial<LocalizedText> | undefined): LocalizedText | undefined {
  const first = KNOWN_LANGS.map((lang) => text?.[lang]).find(Boolean)
  return first === undefined ? undefined : { ...text, en: text?.en || first }
}

function checked(
  fields: Record<string, unknown>,
  references: References,
  { dropped, drop }: ReturnType<typeof dropList>,
): Omit<Finished, 'assumed'> | Skipped {
  const body: Record<string, unknown> = {}
  for (const name of FIELDS) {
    const value = fittingValue(name, fields[name], references, drop)
    if (value !== undefined) body[name] = value
  }
  if (whole.Check({ tnid: 1, ...body })) return { body: body as unknown as ListingBody, dropped }
  const [wrong] = whole.Errors({ tnid: 1, ...body })
  const missing = (wrong?.params as { requiredProperties?: string[] } | undefined)?.requiredProperties?.[0]
  const lost = dropped.find(({ field }) => field === missing)
  return {
    skip: 'broken',
    ...(missing && {
      reason: lost
        ? { code: 'unfit', values: { field: missing, value: lost.value } }
        : { code: 'missing', values: { field: missing } },
    }),
    why: missing
      ? `field ${missing} ${lost ? `does not fit: ${lost.value}` : 'is missing'}`
      : `field ${wrong?.instancePath.slice(1)} ${wrong?.message}`,
  }
}

/** A valid value; of a list, the valid items. Options may be named in any language. */
function fittingValue(name: keyof ListingBody, value: unknown, { options }: References, drop: Drop): unknown {
  if (value === undefined || value === '') return undefined
  const check = CHECKS.get(name)
  const list = name === 'kashrutFacts' ? 'supervision' : findField(name)?.list
  const choices = list && options.get(list)
  const read = (item: unknown): unknown[] => (choices ? withIds(item, choices) : [item])
  const isTaken = (item: unknown) => {
    const named = namedIn(item)
    const isUnknown = list !== undefined && named !== undefined && !choices?.ids.has(String(named))
    if (!isUnknown && check?.Check(Array.isArray(value) ? [item] : item)) return true
    drop(name, item, isUnknown ? { word: String(named), allowed: choices?.names ?? [] } : undefined)
    return false
  }
  // Tuples, and lists that are not of options, are valid only as a whole.
  if (Array.isArray(value) && name !== 'position') {
    const values = [...new Set(value.flatMap(read))].filter(isTaken)
    // More than the field may have.
    while (values.length > 0 && !check?.Check(values)) drop(name, values.pop())
    return values.length > 0 ? values : undefined
  }
  if (name === 'position' || name === 'own') return check?.Check(value) ? value : undefined
  const ids = read(value)
  const answer = ids.length === 1 ? ids[0] : value
  return isTaken(answer) ? answer : undefined
}

/** What names an option: the value itself, or a fact's authority. */
const namedIn = (value: unknown): unknown =>
  typeof value === 'object' ? (value as { authority?: unknown } | null)?.authority : value

/** The value with ids in place of words. */
function withIds(value: unknown, choices: Choices): unknown[] {
  const ids = idsIn(choices, String(namedIn(value) ?? ''))
  if (!ids) return [value]
  if (typeof value !== 'object') return ids
  return ids.length === 1 ? [{ ...value, authority: ids[0] }] : [value]
}
