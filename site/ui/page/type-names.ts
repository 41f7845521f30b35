import type { Messages } from '#core/i18n/messages.ts'
import { messagesSection } from './messages.ts'

/** The names of the types of listings. */
export const { load: loadTypeNames, now: typeNames } = messagesSection<Messages['common']['typeNames']>(
  import.meta.glob('/core/i18n/*/common.json', {
    query: '?messages=typeNames',
    import: 'default',
  }),
)
