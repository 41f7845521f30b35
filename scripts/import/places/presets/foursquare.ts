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

const COLUMNS = [
  'fsq_place_id', 'name', 'latitude', 'longitude', 'address', 'locality', 'postcode', 'country', 'date_closed', 'tel',
  'website', 'fsq_category_labels',
] // prettier-ignore

/** Foursquare's Open Source Places; addresses of mail and of social networks stay out. */
export const FOURSQUARE: Preset = {
  name: 'foursquare',
  title: 'Foursquare’s Open Source Places',
  format: 'csv',
  mapping: {
    source: 'foursquare',
    name: 'Foursquare Open Source Places',
    licence: 'Apache-2.0',
    by: 'Foursquare Labs, Inc.',
    url: 'https://opensource.foursquare.com/os-places/',
    page: 'https://foursquare.com/placemakers/review-place/{id}',
    id: 'fsq_place_id',
    fields: { ...FIELDS, 'position.lat': 'latitude', 'position.lng': 'longitude' },
  },
  needs: COLUMNS.map((column) => [column]),
  read,
}

function read(tags: Tags): PresetPlace | Skipped {
  const { fsq_category_labels: labels = '', name = '', country = '', address = '', unresolved_flags = '' } = tags
  const kind = kindOf(labels)
  const flags = wordsOf(unresolved_flags)
  // A private venue is somebody's home.
  if (!kind || isForeign(kind, name) || flags.some((flag) => /^private/i.test(flag))) return { skip: 'not-ours' }
  if (tags.date_closed) return { skip: 'closed' }
  return {
    row: filledRow({
      ...titleColumns(kind, { name, 'addr:street': address }, country),
      ...kind,
      address,
      postcode: tags.postcode,
      town: tags.locality,
      country,
      latitude: tags.latitude,
      longitude: tags.longitude,
      // That of a community may be one of a home.
      phone: isFood(kind) ? tags.tel : undefined,
      website: tags.website,
    }),
    isFood: isFood(kind),
    isDoubtful: flags.length > 0,
    says: filledRow({ categories: wordsOf(labels).map(leafOf).join(';'), unresolved_flags: flags.join(';') }),
  }
}

/** The items of a list as databases write it into a cell: `[one, two]`, `["one","two"]`. */
const wordsOf = (cell: string): string[] =>
  cell
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((word) => word.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter((word) => word !== '' && word.toLowerCase() !== 'null')

const leafOf = (label: string): string => label.split('>').at(-1)!.trim()

/** `Dining and Drinking > Restaurant > Jewish Restaurant > Kosher Restaurant`; a Jewish one need not be kosher. */
function kindOf(labels: string): Kind | undefined {
  const all = wordsOf(labels).map((label) => ({ label, leaf: leafOf(label) }))
  const kosher = all.find(({ leaf }) => /^kosher\b/i.test(leaf))
  if (kosher?.label.startsWith('Retail'))
    return { dtype: 232, trade: /butcher/i.test(kosher.leaf) ? 'butcher' : 'grocery' }
  if (kosher) return { dtype: 228 }
  return all.some(({ leaf }) => leaf === 'Synagogue') ? { dtype: 231 } : undefined
}
