import { GENERAL_KNOWLEDGE } from '#core/domain/provenance.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'

/** Our own sources, and those that have no name of their own, by their names in the data files. */
const OWN = {
  'Samples made for this directory': 'samples',
  'Sample list of the authority': 'list',
  'Sample statement of the place': 'statement',
  [GENERAL_KNOWLEDGE]: 'knowledge',
  'Directory editors': 'editors',
  'New York City health register': 'newYorkRegister',
} as const

const isOwn = (name: string): name is keyof typeof OWN => Object.hasOwn(OWN, name)

/** Whether a source has a name in the language of each reader. */
export const isOwnSource = (name: string): boolean => isOwn(name)

/** The name of a source or of who recorded it: ours in the reader's language, any other as it calls itself. */
export const sourceName = (lang: Lang, name: string): string =>
  isOwn(name) ? MESSAGES[lang].listing.sources[OWN[name]] : name
