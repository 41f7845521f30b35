import { KNOWN_LANGS, type Lang } from './languages.ts'
import { MESSAGES } from './messages.ts'
import type { PeopleWords } from './words.ts'

/** The messages of dialogs, forms and toasts, including the API's errors. */
export function peopleWords(
  people: (typeof MESSAGES)['en']['accounts']['people'],
  errors: (typeof MESSAGES)['en']['errors'],
): PeopleWords {
  return { ...people, said: { ...errors, ...people.said } }
}

/** For pages at build time; a browser loads the language it needs. */
export const PEOPLE_MESSAGES = Object.fromEntries(
  KNOWN_LANGS.map((lang) => {
    const { accounts, errors } = MESSAGES[lang]
    return [lang, peopleWords(accounts.people, errors)]
  }),
) as Readonly<Record<Lang, PeopleWords>>
