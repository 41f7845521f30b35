import { Compile } from 'typebox/compile'
import {
  SeedListing,
  type OptionListName,
  type Provenance,
} from '#core/contract/data-files.ts'
import { OPTION_FIELDS } from '#core/contract/option-fields.ts'
import { LANGS } from '#core/i18n/languages.ts'
import type { ListingDraft, Skipped } from './listing-draft.ts'
import type { Towns } from './towns.ts'

/** A listing whose number is not given yet. */
export type ListingBody = Omit<SeedListing, 'tnid'>

export interface Finished {
  body: ListingBody
  /** Fields whose value does not fit, with the value: they are left out. */
  dropped: { field: string; value: string }[]
  /** Fields that a listing must have, and of which the source says nothing. */
  assumed: string[]
}

/** What listings refer to. */
export interface References {
  towns: Towns
  options: Map<OptionListName, ReadonlySet<string>>
}

const FIELDS = Object.keys(SeedListing.properties).filter(
  (name) => name !== 'tnid',
) as (keyof ListingBody)[]
const CHECKS = new Map(
  FIELDS.map((name) => [name, Compile(SeedListing.properties[name])]),
)
const whole = Compile(SeedListing)

/** A listing that keeps the contract of the data files, or why there is none. */
export function finishListing(
  draft: ListingDraft,
  provenance: Provenance,
  references: References,
): Finished | Skipped {
  const { position, town: said, country } = draft
  if (!position) return { skip: 'no-position' }
  const title = ownText(draft.title)
  if (!title) return { skip: 'no-name' }
  const town = draft.place
    ? references.towns.get(draft.place)
    : references.towns.find(position, {
        ...(said && { town: said }),
        ...(country && { country }),
      })
  if (!town && draft.place)
    return {
      skip: 'broken',
      why: `field place: the gazetteer has no city ${draft.place}`,
    }
  if (!town) return { skip: 'no-town' }
  const isOther = said && !Object.values(town.names).includes(said)
  const address = [draft.address, isOther && said].filter(Boolean).join(', ')
  const fields: Record<string, unknown> = {
    ...draft,
    place: town.id,
    title,
    description: ownText(draft.description) ?? title,
    address: address || said || town.names.en,
    provenance,
  }
  const finished = checked(fields, references)
  if ('skip' in finished) return finished
  const assumed = new Set(draft.assumed)
  if (!draft.address) assumed.add('address')
  if (!ownText(draft.description)) assumed.add('description')
  return { ...finished, assumed: [...assumed].sort() }
}

/** A text that has English: what else there is stands for it where it lacks. */
function ownText(
  text: ListingDraft['title'],
): ListingDraft['title'] | undefined {
  const first = LANGS.map((lang) => text?.[lang]).find(Boolean)
  if (!text || first === undefined) return undefined
  return text.en ? text : { ...text, en: first }
}

function checked(
  fields: Record<string, unknown>,
  references: References,
): Omit<Finished, 'assumed'> | Skipped {
  const dropped: Finished['dropped'] = []
  const body: Record<string, unknown> = {}
  const drop = (field: string, value: unknown) =>
    void dropped.push({ field, value: JSON.stringify(value).slice(0, 80) })
  for (const name of FIELDS) {
    const value = fittingValue(name, fields[name], references, drop)
    if (value !== undefined) body[name] = value
  }
  if (whole.Check({ tnid: 1, ...body }))
    return { body: body as unknown as ListingBody, dropped }
  const [wrong] = whole.Errors({ tnid: 1, ...body })
  const missing = (
    wrong?.params as { requiredProperties?: string[] } | undefined
  )?.requiredProperties?.[0]
  const lost = dropped.find(({ field }) => field === missing)
  return {
    skip: 'broken',
    why: missing
      ? `field ${missing} ${lost ? `does not fit: ${lost.value}` : 'is missing'}`
      : `field ${wrong?.instancePath.slice(1)} ${wrong?.message}`,
  }
}

/** A value that its field takes; of a list those items that do. */
function fittingValue(
  name: keyof ListingBody,
  value: unknown,
  { options }: References,
  drop: (field: string, value: unknown) => void,
): unknown {
  if (value === undefined || value === '') return undefined
  const check = CHECKS.get(name)
  const lists: Readonly<Record<string, OptionListName>> = OPTION_FIELDS
  const list = lists[name]
  const fits = (one: unknown) => {
    const known = list === undefined || options.get(list)?.has(String(one))
    if (known && check?.Check(Array.isArray(value) ? [one] : one)) return true
    drop(name, one)
    return false
  }
  // A tuple, or a list that is no list of choices, stands or falls as a whole.
  if (Array.isArray(value) && name !== 'position') {
    const kept = value.filter(fits)
    return kept.length > 0 && check?.Check(kept) ? kept : undefined
  }
  if (name === 'position') return check?.Check(value) ? value : undefined
  return fits(value) ? value : undefined
}
