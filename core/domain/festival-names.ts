import type { Localized } from '#core/terms/localized.ts'
import { searchForm } from './slug.ts'

/** A festival that people travel for or search for. */
export interface NamedFestival {
  name: Localized
  /** Its names in our languages and their variants, in search form. */
  spellings: readonly string[]
}

const FESTIVALS: readonly NamedFestival[] = [
  festival({ en: 'Passover', he: 'פסח', fr: 'Pessah', es: 'Pésaj', ru: 'Песах', de: 'Pessach', it: 'Pesach' }, [
    'Pesach',
    'Pesah',
    'Peisach',
    'Pesaḥ',
    'Pâque juive',
    'Pascua judía',
    'Pasqua ebraica',
  ]),
  festival({ en: 'Sukkot', he: 'סוכות', fr: 'Souccot', es: 'Sucot', ru: 'Суккот', de: 'Sukkot', it: 'Sukkot' }, [
    'Succot',
    'Sukkos',
    'Succos',
    'Sukkoth',
    'Souccoth',
    'Sukot',
    'Laubhüttenfest',
    'Кущи',
  ]),
  festival(
    {
      en: 'Rosh Hashanah',
      he: 'ראש השנה',
      fr: 'Roch Hachana',
      es: 'Rosh Hashaná',
      ru: 'Рош ха-Шана',
      de: 'Rosch ha-Schana',
      it: 'Rosh haShanà',
    },
    ['Rosh ha-Shanah', 'Rosch Haschana', 'Рош а-Шана', 'Рош-Гашана'],
  ),
  festival(
    {
      en: 'Yom Kippur',
      he: 'יום כיפור',
      fr: 'Yom Kippour',
      es: 'Yom Kipur',
      ru: 'Йом Кипур',
      de: 'Jom Kippur',
      it: 'Kippur',
    },
    ['יום הכיפורים', 'Йом-Киппур'],
  ),
  festival(
    { en: 'Shavuot', he: 'שבועות', fr: 'Chavouot', es: 'Shavuot', ru: 'Шавуот', de: 'Schawuot', it: 'Shavuot' },
    ['Shavuos', 'Shavuoth', 'Chavouoth'],
  ),
  festival(
    { en: 'Hanukkah', he: 'חנוכה', fr: 'Hanoucca', es: 'Janucá', ru: 'Ханука', de: 'Chanukka', it: 'Chanukkà' },
    ['Chanukah', 'Hanukah', 'Hannukah', 'Chanuka', 'Hanouka', 'Chanouka'],
  ),
  festival({ en: 'Purim', he: 'פורים', fr: 'Pourim', es: 'Purim', ru: 'Пурим', de: 'Purim', it: 'Purim' }, []),
]

function festival(name: Localized, others: readonly string[]): NamedFestival {
  const all = [...Object.values(name), ...others].map(searchForm)
  return { name, spellings: [...new Set(all)] }
}

/** The festival that a text names as a word of its own, in any of our languages; undefined if none. */
export function festivalIn(text: Localized): NamedFestival | undefined {
  const words = ` ${Object.values(text).map(searchForm).join(' ')} `
  return FESTIVALS.find(({ spellings }) => spellings.some((spelling) => words.includes(` ${spelling} `)))
}

/** Many place names start with the same three letters. */
const SHORTEST_BEGINNING = 4

/** The festival whose name, in any of our languages, starts with the text; undefined if none. */
export function festivalNamed(text: string): NamedFestival | undefined {
  const typed = searchForm(text)
  const isBeginning = [...typed].length >= SHORTEST_BEGINNING
  return FESTIVALS.find(({ spellings }) =>
    spellings.some((spelling) => (isBeginning ? spelling.startsWith(typed) : spelling === typed)),
  )
}
