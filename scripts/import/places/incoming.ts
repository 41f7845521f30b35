import type { ContentKind } from '#data/store/content.table.ts'
import type { KashrutFact, Provenance } from '#core/contract/data-files.ts'
import { statedAnswers } from '#core/domain/stay-facts.ts'
import { kosherOf } from '../osm/kosher.ts'
import type { Tags } from '../osm/tags.ts'
import { namesOf } from '../osm/names.ts'
import { weakFood, weakOf, type Weak } from '../osm/weak.ts'
import { osmListing, skippedPlace } from '../osm/osm-listing.ts'
import { alongOf, NOTHING_ALONG, type Along } from './along.ts'
import type { OwnDocument } from './documents.ts'
import { finishListing, type ListingBody, type References } from './finish-listing.ts'
import { withoutPosition, type Dropped, type ListingDraft, type Skipped } from './listing-draft.ts'
import { mappedListing } from './mapped-listing.ts'
import type { Mapping } from '#core/contract/import-mapping.ts'
import { oneLine } from './one-line.ts'
import type { Preset, PresetPlace } from './presets/preset.ts'
import type { Broken, SourcePlace } from './reading.ts'
import { listingReferences, noteOptions } from './references.ts'
import { contradiction } from './same-country.ts'
import { OSM, type SourceInfo } from './sources.ts'
import { matchKeys, type MatchKeys } from './match-keys.ts'

/** A document to import. */
export interface Incoming {
  kind: ContentKind
  /** Id at the source. */
  sourceId: string
  where: string
  /** Without its number, if we assign it. */
  body: object
  /** Its own id, if it brings one. */
  own?: string
  /** Its original source, so that importing that recognizes it. */
  first?: { source: string; sourceId: string }
  dropped: readonly Dropped[]
  /** Keys to find duplicates; absent for documents with their own id, and for samples. */
  marks?: MatchKeys
  /** Fields that the source lacks. */
  assumed?: readonly string[]
  along?: Along
  /** Why an editor is to say yes first. */
  weak?: Weak
}

export interface Conversion {
  source: SourceInfo
  mapping: Mapping | undefined
  preset?: Preset | undefined
  references: References
  /** ISO day of the data. */
  day: () => string
  now: number
  /** Whether every place is weak. */
  asksFirst?: boolean | undefined
}

/** Converts a source's place to a document. */
export function incomingPlace(
  place: SourcePlace,
  { source, mapping, preset, references, day, now, asksFirst = false }: Conversion,
): Incoming | Skipped {
  const { id, where, tags, position, unread } = place
  const skipped = mapping ? undefined : skippedPlace(tags, day())
  if (skipped) return skipped
  const known = preset?.read(tags)
  if (known && 'skip' in known) return known
  if (!mapping && !position) return withoutPosition(unread)
  const country = tags['addr:country']
  const provenance = provenanceOf(id, { ...source, ...known?.credit }, day())
  const stated = mapping
    ? withSource(mappedListing({ ...place, ...(known && { tags: known.row }) }, mapping), provenance)
    : mapListing(place, country, references)
  const draft = withStaySource(withHoursSource(stated, provenance), provenance)
  const finished = finishListing(oneLine(draft), provenance, references)
  if ('skip' in finished) return (mapping && finished.skip === 'no-town' && swapped(draft, references)) || finished
  const { dropped, assumed } = finished
  const body = mapping ? finished.body : withMapFact(finished.body, tags)
  const wrong = mapping && wrongCountry(draft, body, references)
  if (wrong) return { skip: 'broken', ...wrong }
  const names = mapping ? [] : namesOf(tags)
  const home = references.towns.get(body.place)?.country ?? ''
  const usual = known ? weakPreset(known, body, home) : mapping ? undefined : weakOf(tags, home)
  const { along, wrong: left } = mapping ? alongOf(place, mapping, now) : NOTHING_ALONG
  const weak = usual ?? (asksFirst ? { tags, country: home } : undefined)
  const marks = body.sample ? undefined : matchKeys(body, references.towns, names)
  return {
    kind: 'listings',
    sourceId: id,
    where,
    body,
    dropped: [...dropped, ...left],
    assumed,
    ...(along && { along }),
    ...(marks && { marks }),
    ...(weak && { weak }),
  }
}

/** A data set files places by category: outside Israel that is no word of a kosher kitchen. */
function weakPreset({ isFood, isDoubtful, says: tags, brand }: PresetPlace, { title }: ListingBody, country: string) {
  const food = isFood ? weakFood({ name: title.en, ...(brand && { brand }) }, country) : undefined
  if (!food && !isDoubtful) return undefined
  return { tags, country, ...(food?.chain && { chain: food.chain }) }
}

/** The error of a place that is nowhere, or in a wrong country, and in a right one the other way round. */
function swapped({ position, town: townName, country }: ListingDraft, { towns }: References): Skipped | undefined {
  const [lng, lat] = position ?? []
  if (lng === undefined || lat === undefined || Math.abs(lng) > 90) return undefined
  const town = towns.find([lat, lng], { ...(townName && { town: townName }), ...(country && { country }) })
  if (!town || (country && town.country !== country)) return undefined
  const why = `latitude and longitude are swapped: the other way round, it is in ${town.names.en} (${town.country})`
  return { skip: 'broken', why, reason: { code: 'swapped', values: { town: town.names.en } } }
}

/** The error if a row's country differs from that of the town at its position. */
function wrongCountry(
  draft: ListingDraft,
  { place: found }: ListingBody,
  references: References,
): Pick<Skipped, 'why' | 'reason'> | undefined {
  const { place, country } = draft
  const { towns } = references
  const town = towns.get(found)
  if (place || !country || !town || !towns.hasCountry(country)) return undefined
  const why = contradiction(country, town)
  const values = { said: country, found: town.country, town: town.names.en }
  if (why === undefined) return undefined
  return swapped(draft, references) ?? { why, reason: { code: 'elsewhere', values } }
}

/** The listing of an OSM place, in its country's languages. */
function mapListing(
  { tags, position, town }: SourcePlace,
  country: string | undefined,
  { towns }: References,
): ListingDraft {
  if (!position) return {}
  const townName = tags['addr:city']
  const known = town === undefined ? undefined : towns.get(town)
  const home = known ?? towns.find(position, { ...(townName && { town: townName }), ...(country && { country }) })
  const [lng, lat] = position
  const draft = osmListing(tags, home ?? { country: '', names: {} })
  return {
    ...draft,
    position: [lng, lat],
    country,
    ...(home && { place: home.id }),
  }
}

/** What a list states about kashrut, as of its day. */
function withSource(draft: ListingDraft, provenance: Provenance): ListingDraft {
  const { kashrutFacts } = draft
  if (!kashrutFacts) return draft
  const common = { claim: 'certified' as const, ...statedBy(provenance) }
  return {
    ...draft,
    kashrutFacts: kashrutFacts.map((fact) => ({ ...common, ...fact, source: { ...common.source, ...fact.source } })),
  }
}

/** Who states the hours and prayer times, and when. What cannot be read stays as it is, to be reported. */
function withHoursSource(draft: ListingDraft, { name, url, checked }: Provenance): ListingDraft {
  const { hours, prayerTimes } = draft
  const stated = { source: { name, ...(url && { url }) }, confirmedAt: checked }
  return {
    ...draft,
    ...(typeof hours === 'object' && { hours: { ...hours, ...stated } }),
    ...(typeof prayerTimes === 'object' && { prayerTimes: { ...prayerTimes, ...stated } }),
  }
}

/** Who answers what observant guests ask, and when. */
function withStaySource(draft: ListingDraft, { name, url, checked }: Provenance): ListingDraft {
  const source = { kind: 'import' as const, name, ...(url && { url }) }
  const stayFacts = statedAnswers(draft, draft.stayFacts ?? [], { source, confirmedAt: checked })
  return stayFacts.length > 0 ? { ...draft, stayFacts } : draft
}

/** What a map says of kosher food is a statement of that day: it names no certificate. */
function withMapFact(body: ListingBody, tags: Tags): ListingBody {
  const kosher = kosherOf(tags)
  if (!body.provenance || !kosher) return body
  const only = kosher === 'only' && { only: true }
  return { ...body, kashrutFacts: [{ claim: 'map-says', ...only, ...statedBy(body.provenance) }] }
}

function statedBy({ name, url, checked, by }: Provenance): Pick<KashrutFact, 'source' | 'confirmedAt' | 'confirmedBy'> {
  const source = { kind: 'import' as const, name, ...(url && { url }), retrieved: checked }
  return { source, confirmedAt: checked, confirmedBy: by }
}

const OSM_ID = /^(node|way|relation)\/\d+$/

function provenanceOf(id: string, info: SourceInfo, checked: string): Provenance {
  const { source, name, licence, by, url } = info
  const isOsm = licence === OSM.licence && OSM_ID.test(id)
  const own =
    (isOsm ? `https://www.openstreetmap.org/${id}` : info.page?.replace('{id}', encodeURIComponent(id))) ?? url
  return {
    name,
    ...(own && { url: own }),
    licence,
    checked,
    by,
    status: 'compiled',
    sourceId: `${source}:${id}`.slice(0, 300),
  }
}

/** The source id of a document of our own export. */
export const documentSourceId = ({ kind, id }: Pick<OwnDocument, 'kind' | 'id'>): string => `${kind}/${id}`

/** Converts a document of our own export. */
export function incomingDocument({ kind, id, body, where }: OwnDocument, references: References): Incoming | Skipped {
  noteOptions(references, { kind, id, body })
  const problem = listingReferences(kind, body, references)
  if (problem) return { skip: 'broken', why: `${kind} ${id}: ${problem}` }
  const { provenance } = body as { provenance?: Provenance }
  const [, source, sourceId] = /^([a-z0-9-]+):(.+)$/.exec(provenance?.sourceId ?? '') ?? []
  return {
    kind,
    sourceId: documentSourceId({ kind, id }),
    where,
    body,
    own: id,
    ...(source && sourceId && { first: { source, sourceId } }),
    dropped: [],
  }
}

/** Converts an element of a file. */
export function incomingOf(item: SourcePlace | OwnDocument | Broken, conversion: Conversion): Incoming | Skipped {
  if ('broken' in item) return { skip: 'broken', why: item.broken, ...(item.reason && { reason: item.reason }) }
  const result = 'tags' in item ? incomingPlace(item, conversion) : incomingDocument(item, conversion.references)
  if (!('skip' in result) || result.skip !== 'broken') return result
  return { ...result, why: `(${item.id}) ${result.why ?? ''}` }
}
