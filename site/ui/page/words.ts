import type { ErrorWords, PeopleWords } from '#core/i18n/words.ts'
import { messagesSection } from './messages.ts'

const errors = messagesSection<ErrorWords>(
  import.meta.glob('/core/i18n/*/errors.json', {
    query: '?messages',
    import: 'default',
  }),
)

/** The messages of dialogs, forms and toasts, including the API's errors. */
export const {
  $words,
  load: loadWords,
  now: wordsNow,
} = messagesSection(
  import.meta.glob('/core/i18n/*/accounts.json', {
    query: '?messages=people',
    import: 'default',
  }),
  async (people: PeopleWords, lang): Promise<PeopleWords> => ({
    ...people,
    said: { ...(await errors.load(lang)), ...people.said },
  }),
)
