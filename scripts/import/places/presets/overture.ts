import type { Tags } from '../../osm/tags.ts'
import type { Skipped } from '../listing-draft.ts'
import {
  FIELDS,
  filledRow,
  isFood,
  isForeign,
  titleColumns,
  type Kind,
  type Preset,
  type PresetPlace,
} from './preset.ts'

const KINDS: Readonly<Record<string, Kind>> = {
  kosher_restaurant: { dtype: 228 },
  kosher_grocery_store: { dtype: 232, trade: 'grocery' },
  synagogue: { dtype: 231 },
}

/** A place that is less likely to exist waits for an editor. */
const SURE = 0.7

/** Places of the Overture Maps Foundation; addresses of mail and of social networks stay out. */
export const OVERTURE: Preset = {
  name: 'overture',
  title: 'Overture’s places',
  format: 'geojson',
  mapping: {
    source: 'overture',
    name: 'Overture Maps',
    licence: 'CDLA-Permissive-2.0',
    by: 'Overture Maps Foundation',
    url: 'https://docs.overturemaps.org/attribution/',
    id: 'id',
    fields: FIELDS,
  },
  needs: [['names'], ['categories', 'taxonomy'], ['operating_status']],
  read,
}

function read(tags: Tags): PresetPlace | Skipped {
  const categories = categoriesOf(tags)
  const [category, isMain] = findKind(categories)
  const kind = KINDS[category ?? '']
  const name = tags['names.primary'] ?? ''
  if (!kind || isForeign(kind, name)) return { skip: 'not-ours' }
  const { operating_status: status = '', confidence = '' } = tags
  // A place that is certainly gone has no confidence at all.
  if (status === 'permanently_closed' || (confidence !== '' && Number(confidence) === 0)) return { skip: 'closed' }
  const country = tags['addresses.0.country'] ?? ''
  const street = tags['addresses.0.freeform'] ?? ''
  const credit = creditOf(tags)
  return {
    row: filledRow({
      id: tags.id,
      ...titleColumns(kind, { ...namesOf(tags), 'addr:street': street }, country),
      ...kind,
      address: street,
      postcode: tags['addresses.0.postcode'],
      town: tags['addresses.0.locality'],
      country,
      // That of a community may be one of a home.
      phone: isFood(kind) ? tags['phones.0'] : undefined,
      website: tags['websites.0'],
    }),
    isFood: isFood(kind),
    isDoubtful: !isMain || status !== 'open' || Number(confidence) < SURE,
    says: filledRow({ categories: categories.join(';'), confidence, operating_status: status }),
    ...(tags['brand.names.primary'] && { brand: tags['brand.names.primary'] }),
    credit,
  }
}

/** The main one first; `taxonomy` is what `categories` becomes. */
function categoriesOf(tags: Tags): string[] {
  const [main] = [tags['taxonomy.primary'], tags['categories.primary']].filter(Boolean)
  const others = Object.entries(tags).filter(([key]) =>
    /^(?:taxonomy\.alternates|categories\.alternate)\.\d+$/.test(key),
  )
  return [...new Set([main ?? '', ...others.map(([, category]) => category)])]
}

function findKind(categories: readonly string[]): [category: string | undefined, isMain: boolean] {
  const at = categories.findIndex((category) => Object.hasOwn(KINDS, category))
  return [categories[at], at === 0]
}

/** `name`, `name:he`: the names by language are an object, or pairs as some writers of GeoJSON have them. */
function namesOf(tags: Tags): Tags {
  const named = Object.entries(tags).flatMap(([key, value]): [string, string][] => {
    const [, part = '', cell] = /^names\.common\.([\w-]+)(?:\.(0|key))?$/.exec(key) ?? []
    if (part === '') return []
    if (cell === undefined) return [[`name:${part}`, value]]
    const name = tags[`names.common.${part}.${cell === 'key' ? 'value' : '1'}`]
    return name ? [[`name:${value}`, name]] : []
  })
  return { name: tags['names.primary'] ?? '', ...Object.fromEntries(named) }
}

/** Overture asks to name whose data a place is; some of it has a licence of its own. */
function creditOf(tags: Tags): PresetPlace['credit'] {
  const of = (name: string) => [
    ...new Set(
      Object.entries(tags).flatMap(([key, value]) =>
        key.startsWith('sources.') && key.endsWith(name) && value ? [value] : [],
      ),
    ),
  ]
  const [datasets, licences] = [of('.dataset'), of('.license')]
  return {
    ...(datasets.length > 0 && { by: `${OVERTURE.mapping.by}, ${datasets.join(', ')}` }),
    ...(licences.length > 0 && { licence: licences.join(', ') }),
  }
}
