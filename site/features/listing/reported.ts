import type { ContributionKind } from '#core/contract/contributions-parts.ts'
import { excerptOf } from '#core/domain/excerpt.ts'
import { takeAbout } from '#site/ui/dialogs/intent.ts'

/** The words of the page that somebody reports. */
export interface ReportedWords {
  kind: ContributionKind
  id: number
  /** Of a review. */
  title?: string
  /** In one line, cut where it is long. */
  text: string
  /** Of the words. */
  lang: string
  dir: string
}

/** Enough to recognize the text. */
const QUOTE_LETTERS = 240

const KINDS: Readonly<Record<ContributionKind, true>> = {
  review: true,
  question: true,
  answer: true,
}
const isKind = (kind: string): kind is ContributionKind => Object.hasOwn(KINDS, kind)

/** The contribution that a button reports, as shown; undefined if it reports the listing. */
export function wordsOf(opener: HTMLElement | undefined): ReportedWords | undefined {
  const [kind = '', id] = opener?.dataset['about']?.split(' ') ?? []
  const name = `${kind}-${id}`
  const shown = document.getElementById(`${name}-text`)
  if (!isKind(kind) || !shown) return undefined
  const title = document.getElementById(`${name}-title`)?.textContent
  const { lang, dir } = shown
  const text = excerptOf(shown.textContent, QUOTE_LETTERS)
  return { kind, id: Number(id), ...(title && { title }), text, lang, dir }
}

/** The subject of the report being opened: that contribution, or the one stored before a log-in. */
export function reportedWords(opener: HTMLElement | undefined): ReportedWords | undefined {
  const resumed = takeAbout('report') as ReportedWords | undefined
  return resumed ?? wordsOf(opener)
}

/** The button that reports a contribution, or the listing; undefined if not visible. */
export function reportButton(about: object | undefined): HTMLElement | undefined {
  const { kind, id } = (about ?? {}) as Partial<ReportedWords>
  const which = kind ? `[data-about="${kind} ${id}"]` : ':not([data-about])'
  const selector = `[data-dialog="report"]${which}`
  return document.querySelector<HTMLElement>(selector) ?? undefined
}
