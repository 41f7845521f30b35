import type { Texts } from '#core/i18n/messages.ts'
import type { ShapeField, ShapeType } from '#core/contract/desk-documents.ts'
import { FIELD_GROUPS, type FieldGroup } from '#core/fields/row.ts'

type SectionName = keyof Texts<'desk.documents'>['sections']

const ORDER: readonly SectionName[] = ['texts', 'place', 'contact', 'details', 'media', 'parts', 'origin']

/** The section of a field without a group by its name, whatever its type. */
const BY_NAME: Readonly<Record<string, SectionName>> = {
  country: 'place',
  region: 'place',
  timezone: 'place',
  elevation: 'place',
  contact: 'contact',
  options: 'details',
  structured: 'details',
  specialOffer: 'details',
  dates: 'details',
  startRate: 'details',
  videos: 'media',
  tnid: 'origin',
  sample: 'origin',
  pdi: 'origin',
  paid: 'origin',
  placement: 'origin',
  provenance: 'origin',
  vanished: 'origin',
  wikidata: 'origin',
  sitelinks: 'origin',
  list: 'origin',
  gone: 'origin',
  transliterated: 'origin',
  approximate: 'place',
  inTown: 'place',
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
  category: 'details',
  day: 'details',
  position: 'place',
  place: 'place',
  email: 'contact',
  phone: 'contact',
  url: 'contact',
  picture: 'media',
  hours: 'contact',
  prayerTimes: 'contact',
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

interface Section {
  key: string
  title: string
  fields: ShapeField[]
}

interface SectionWords {
  sections: Texts<'desk.documents'>['sections']
  groups: Texts<'edit'>['groups']
}

/** The fields of a form by group, as in visitors' forms, and by section; empty ones are left out. */
export function sectionsOf(fields: readonly ShapeField[], { sections, groups }: SectionWords): Section[] {
  const grouped = FIELD_GROUPS.map((name: FieldGroup) => ({
    key: `group-${name}`,
    title: groups[name],
    fields: fields.filter(({ group }) => group === name),
  }))
  const others = ORDER.map((name) => ({
    key: name,
    title: sections[name],
    fields: fields.filter((field) => !field.group && sectionOf(field) === name),
  }))
  return [...grouped, ...others].filter((section) => section.fields.length > 0)
}
