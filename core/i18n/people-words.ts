import { LANGS, type Lang } from './languages.ts'
import { MESSAGES } from './messages.ts'
import type { PeopleWords } from './words.ts'

/** The words of dialogs, forms and toasts, what the API refuses among what they say. */
export function peopleWords(
  people: (typeof MESSAGES)['en']['accounts']['people'],
  errors: (typeof MESSAGES)['en']['errors'],
): PeopleWords {
  return { ...people, said: { ...errors, ...people.said } }
}

/** For pages as they are built; a browser loads the language it needs. */
export const PEOPLE_MESSAGES = Object.fromEntries(
  LANGS.map((lang) => {
    const { accounts, errors } = MESSAGES[lang]
    return [lang, peopleWords(accounts.people, errors)]
  }),
) as Readonly<Record<Lang, PeopleWords>>
