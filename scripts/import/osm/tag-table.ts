import { KINDS } from './kinds.ts'

const TYPES: Readonly<Record<number, string>> = {
  228: 'restaurant (228)',
  230: 'hotel (230)',
  231: 'synagogue or community (231)',
  232: 'business or community place (232)',
  233: 'embassy or consulate (233)',
  236: 'rental (236)',
  237: 'Jewish heritage (237)',
}

/** The table of tags in docs/importing.md, as rows of Markdown. */
export function tagTable(): string[] {
  return KINDS.map(({ name, tags, without = {}, needsKosher, named, fields }) => {
    const patterns = Object.entries(tags).map(([key, values]) => `\`${key}=${values.join('|')}\``)
    const unwanted = Object.entries(without).map(([key, values]) => `not \`${key}=${values.join('|')}\``)
    const words = [
      ...patterns,
      ...(needsKosher ? ['kosher'] : []),
      ...(named ? [`its name says ${name}`] : []),
      ...unwanted,
    ]
    const cells = [words.join(', ').replaceAll('|', '\\|'), TYPES[fields({}).dtype ?? 0], detailOf(tags, fields)]
    return `| ${cells.join(' | ')} |`
  })
}

/** The possible kinds of business, heritage, mission or rental of a row. */
function detailOf(tags: (typeof KINDS)[number]['tags'], fields: (typeof KINDS)[number]['fields']): string {
  const values = Object.entries(tags).flatMap(([key, list]) => list.map((value) => fields({ [key]: value })))
  const found = values.flatMap(
    ({ businessesType, heritageType, apartmentType, embassyType }) =>
      businessesType ?? heritageType ?? apartmentType ?? (embassyType && 'kind of mission') ?? [],
  )
  return [...new Set(found)].join(', ')
}
