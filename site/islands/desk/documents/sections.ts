import type { DeskDocumentsWords } from '#core/i18n/words.ts'
import type { ShapeField, ShapeType } from '#core/contract/desk-documents.ts'

export type SectionName = keyof DeskDocumentsWords['sections']

const ORDER: readonly SectionName[] = ['texts', 'place', 'contact', 'details', 'media', 'parts', 'origin']

/** The section of a field by its name, whatever its type. */
const BY_NAME: Readonly<Record<string, SectionName>> = {
  address: 'place',
  postcode: 'place',
  directions: 'place',
  country: 'place',
  region: 'place',
  timezone: 'place',
  elevation: 'place',
  contact: 'contact',
  menu: 'contact',
  openingHours: 'contact',
  kosherStatus: 'details',
  prayers: 'details',
  nosachOfPrayer: 'details',
  specialOffer: 'details',
  headOfCommunity: 'details',
  rabbi: 'details',
  dates: 'details',
  startRate: 'details',
  videos: 'media',
  sample: 'origin',
  pdi: 'origin',
  paid: 'origin',
  provenance: 'origin',
  list: 'origin',
  gone: 'origin',
  transliterated: 'texts',
}

const BY_TYPE: Readonly<Record<ShapeType, SectionName>> = {
  line: 'texts',
  text: 'texts',
  localized: 'texts',
  key: 'texts',
  number: 'details',
  integer: 'details',
  boolean: 'details',
  choice: 'details',
  day: 'details',
  position: 'place',
  place: 'place',
  email: 'contact',
  phone: 'contact',
  url: 'contact',
  picture: 'media',
  hours: 'contact',
  list: 'parts',
  group: 'parts',
  oneOf: 'parts',
}

function sectionOf({ field, type, list, fields }: ShapeField): SectionName {
  if (list) return 'details'
  const entry = type === 'list' ? fields?.[0]?.type : undefined
  const isPlain = entry && !['group', 'oneOf', 'list', 'localized'].includes(entry)
  return BY_NAME[field] ?? BY_TYPE[isPlain ? entry : type] ?? 'details'
}

/** The fields of a kind by section; empty sections are left out. */
export function sectionsOf(fields: readonly ShapeField[]): { name: SectionName; fields: ShapeField[] }[] {
  return ORDER.map((name) => ({
    name,
    fields: fields.filter((field) => sectionOf(field) === name),
  })).filter((section) => section.fields.length > 0)
}
