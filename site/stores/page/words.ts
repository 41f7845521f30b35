import type { ErrorWords, PeopleWords } from '#core/i18n/words.ts'
import { messagesSection } from './messages.ts'

const errors = messagesSection<ErrorWords>(
  import.meta.glob('/core/i18n/*/errors.json', {
    query: '?messages',
    import: 'default',
  }),
)

/** The words of dialogs, forms and toasts, what the API refuses among what they say. */
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
