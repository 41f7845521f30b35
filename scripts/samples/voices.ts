import type {
  SeedQuestion,
  SeedReview,
} from '../../core/contract/data-files.ts'
import {
  cells,
  deck,
  makeRng,
  must,
  of,
  text,
  type Lang,
  LANGS,
  type Rng,
} from './base.ts'
import { ANSWERS, QUESTIONS, TOPICS } from './question-words.ts'
import { EN, FR, HE } from './review-words-a.ts'
import { DE, ES, RU } from './review-words-b.ts'
import type { Listing } from './rows.ts'

const BLOCKS: Record<Lang, string> = {
  en: EN,
  he: HE,
  fr: FR,
  es: ES,
  ru: RU,
  de: DE,
}
const LETTERS = {
  latin: 'ABCDEFGHIJKLMNOPRSTUVW',
  he: 'אבגדהוזחטיכלמנסעפצקרשת',
  ru: 'АБВГДЕЖЗИКЛМНОПРСТУФХЦ',
}
const GUEST = text([
  'Sample guest',
  'אורח לדוגמה',
  'Client exemple',
  'Huésped de ejemplo',
  'Гость-образец',
  'Mustergast',
])
const FROM = Date.UTC(2026, 9, 31)

function day(before: number): string {
  return new Date(FROM - before * 86_400_000).toISOString().slice(0, 10)
}

function guest(rng: Rng, lang: Lang): string {
  const letters = lang === 'he' || lang === 'ru' ? LETTERS[lang] : LETTERS.latin
  const letter = rng.pick([...letters])
  return `${GUEST[lang]} ${letter}${lang === 'he' ? "'" : ''}`
}

/** Sentences of a language by slot, each slot dealt so that sentences return late. */
function sentences(rng: Rng, lang: Lang): (slot: string) => string {
  const slots = new Map<string, string[]>()
  for (const [slot = '', value = ''] of cells(BLOCKS[lang], 2)) {
    const written =
      lang === 'fr' ? text(['-', '-', value, '-', '-', '-']).fr : value
    slots.set(slot, [...(slots.get(slot) ?? []), written])
  }
  const decks = new Map(
    [...slots].map(([slot, list]) => [slot, deck(rng, list)]),
  )
  return (slot) => must(decks.get(slot), slot)()
}

type Tone = { food: number[]; service: number[]; title: string; end: string }
const TONES: readonly Tone[] = [
  { food: [4, 5, 5], service: [4, 5, 5], title: 'title-good', end: 'end-good' },
  { food: [4, 5], service: [4, 5], title: 'title-good', end: 'end-good' },
  { food: [4, 5], service: [2, 3], title: 'title-mixed', end: 'end-mixed' },
  { food: [2, 3], service: [4, 5], title: 'title-mixed', end: 'end-mixed' },
  { food: [2], service: [1, 2], title: 'title-weak', end: 'end-mixed' },
]

function review(
  rng: Rng,
  row: Listing,
  lang: Lang,
  tone: Tone,
  say: (slot: string) => string,
): SeedReview {
  const food = rng.pick(tone.food)
  const service = rng.pick(tone.service)
  const body = [
    ...(rng.chance(0.75) ? [say('open')] : []),
    say(food > 3 ? 'food-good' : 'food-weak'),
    say(service > 3 ? 'service-good' : 'service-weak'),
    ...(rng.chance(0.7) ? [say(tone.end)] : []),
  ]
  const value = Math.round((food + service) / 2 + (rng.next() - 0.5))
  return {
    tnid: row.tnid,
    author: guest(rng, lang),
    reviewTitle: say(tone.title),
    reviewContent: body.join(' '),
    reviewPriceRange: row.priceRange ?? 'medium',
    food,
    service,
    value: Math.min(5, Math.max(1, value)),
    day: day(rng.int(0, 330)),
    language: lang,
  }
}

/** Places where people sit down for a meal. */
function reviewable(rows: readonly Listing[]): Listing[] {
  const quick = ['ice-cream', 'bakery', 'falafel']
  return rows.filter(
    (r) => r.foodType && !r.cuisine?.some((c) => quick.includes(c)),
  )
}

/** The first of each big city, then listings from everywhere. */
function chosen(rng: Rng, rows: readonly Listing[], count: number): Listing[] {
  const heads = [281184, 5128581, 2643743, 2988507].map((place) =>
    must(
      rows.find((r) => r.place === place),
      `listing in ${place}`,
    ),
  )
  const rest = rng.shuffle(rows.filter((r) => !heads.includes(r)))
  return [...heads, ...rest].slice(0, count)
}

export function reviews(rows: readonly Listing[]): SeedReview[] {
  const rng = makeRng(193)
  const nextLang = deck(rng, LANGS)
  const tone = deck(rng, TONES)
  const say = Object.fromEntries(LANGS.map((l) => [l, sentences(rng, l)]))
  return chosen(rng, reviewable(rows), 52).flatMap((row, i) => {
    const count = i < 4 ? 13 + i : rng.int(1, 3)
    return Array.from({ length: count }, () => {
      const lang = nextLang()
      return review(rng, row, lang, tone(), must(say[lang], lang))
    })
  })
}

function question(
  rng: Rng,
  row: Listing,
  lang: Lang,
  topic: (typeof TOPICS)[number],
  most: number,
): SeedQuestion {
  const asked = rng.int(12, 330)
  const answers = rng
    .shuffle(of(ANSWERS, topic.key))
    .slice(0, rng.int(most > 2 ? 2 : 0, most))
  const wait = rng.int(0, 3)
  const author = guest(rng, lang)
  const other = (): string => {
    const name = guest(rng, lang)
    return name === author ? other() : name
  }
  return {
    tnid: row.tnid,
    author,
    questionCategory: topic.category,
    question: must(of(QUESTIONS, topic.key)[0], topic.key)[lang],
    day: day(asked),
    language: lang,
    answers: answers.map((answer, i) => ({
      author: other(),
      answer: answer[lang],
      day: day(asked - wait - i * 3),
    })),
  }
}

export function questions(rows: readonly Listing[]): SeedQuestion[] {
  const rng = makeRng(194)
  const nextLang = deck(rng, LANGS)
  const meals = chosen(rng, reviewable(rows), 24)
  const lodgings = rng.shuffle(rows.filter((r) => r.dtype === 236)).slice(0, 8)
  return [...meals, ...lodgings].flatMap((row, i) => {
    const fits = TOPICS.filter((t) => t.stay || row.dtype !== 236)
    const count = i < 3 ? 9 + i : rng.int(1, 3)
    const topics = rng.shuffle(fits).slice(0, count)
    return topics.map((topic) =>
      question(rng, row, nextLang(), topic, i < 6 ? 3 : 2),
    )
  })
}
