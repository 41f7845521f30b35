import type { Localized } from '#core/terms/localized.ts'
import { searchForm } from '#core/domain/slug.ts'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'

interface Choice {
  id: string
  name: Localized
  retired?: boolean
}

/** The options of a list, by their ids and by what they are called in each language. */
export interface Choices {
  all: readonly Choice[]
  ids: ReadonlySet<string>
  /** By what is compared of a name; undefined where two options share it. */
  words: ReadonlyMap<string, string | undefined>
  /** Of those that are offered. */
  names: readonly Localized[]
}

export function choicesOf(all: readonly Choice[]): Choices {
  const words = new Map<string, string | undefined>()
  for (const { id, name } of all) {
    for (const word of new Set([id, ...Object.values(name)].map((word) => searchForm(word))))
      words.set(word, words.has(word) ? undefined : id)
  }
  words.delete('')
  const names = all.filter(({ retired }) => !retired).map(({ name }) => name)
  return { all, ids: new Set(all.map(({ id }) => id)), words, names }
}

const wordsFor = (answer: 'yes' | 'no', others: readonly string[]): ReadonlySet<string> =>
  new Set([...others, ...KNOWN_LANGS.map((lang) => searchForm(MESSAGES[lang].desk.documents.fields[answer]))])
const YES = wordsFor('yes', ['yes', 'true', '1', 'y', 'x'])
const NO = wordsFor('no', ['no', 'false', '0', 'n'])

/** The answer that a cell gives in any language; undefined if it is none. */
export function answerIn(cell: string): boolean | undefined {
  const word = searchForm(cell)
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}

/** The ids that a cell names, as one option or several; undefined if it names anything else. */
export function idsIn({ ids, words }: Choices, cell: string): string[] | undefined {
  const idOf = (text: string) => {
    if (ids.has(text)) return text
    const id = words.get(searchForm(text))
    const answer = { true: 'yes', false: 'no' }[String(answerIn(text))]
    return id ?? (answer !== undefined && ids.has(answer) ? answer : undefined)
  }
  const whole = idOf(cell)
  if (whole !== undefined) return [whole]
  const parts = cell.split(/[,;/|\n]/).map(idOf)
  return parts.every((id) => id !== undefined) ? parts : undefined
}
