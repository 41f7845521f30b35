import type { FeedbackKind } from '#core/contract/feedback.ts'
import type { Feedbacks, ContributionKind } from '#core/contract/contributions-parts.ts'
import { TRENDS } from '#core/contract/choices.ts'
import { direction, isLang, LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { dateText, numberText } from '#core/text/values.ts'
import { format } from '#core/i18n/format.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { useContributions } from './context.ts'

/** Sets language and direction of user content. */
export function written(language: string) {
  return isLang(language) ? { lang: language, dir: direction(language) } : { dir: 'auto' }
}

/** What is written in the reader's language comes first, otherwise in the order given. */
export function ownFirst<T extends { language: string }>(lang: Lang, list: readonly T[]): T[] {
  return list.toSorted((a, b) => Number(b.language === lang) - Number(a.language === lang))
}

interface ByLineProps {
  author: string
  at: number
  language: string
  mine?: boolean | undefined
  owner?: boolean | undefined
}

/** Author, date, and the language if it is another. Contributions of deleted accounts stay without a name. */
export function ByLine({ author, at, language, mine, owner }: ByLineProps) {
  const { lang, words } = useContributions()
  return (
    <span className="is-muted">
      <bdi>{author || words.formerMember}</bdi>
      {' · '}
      <time
        dateTime={new Date(at).toISOString().slice(0, 10)}
        // Engines format dates differently.
        suppressHydrationWarning
      >
        {dateText(lang, at)}
      </time>
      {isLang(language) && language !== lang && (
        <>
          {' · '}
          <bdi lang={language}>{LANGUAGES[language].name}</bdi>
        </>
      )}
      {owner && <span className="badge is-owner">{words.owner}</span>}
      {mine && <span className="badge is-mine">{words.yours}</span>}
    </span>
  )
}

interface FeedbackProps {
  kind: FeedbackKind
  id: number
  feedbacks: Feedbacks
  /** Authors cannot rate their own contributions. */
  mine: boolean | undefined
}

/** Votes on whether it was helpful, and the buttons to vote. */
export function FeedbackButtons({ kind, id, feedbacks, mine }: FeedbackProps) {
  const { lang, words, actions } = useContributions()
  const names = { up: words.helpful, down: words.notHelpful }
  return (
    <div className="cluster needs-script no-print feedback" role="group" aria-label={words.wasHelpful}>
      {TRENDS.map((trend) => {
        const count = feedbacks[trend]
        const isGiven = feedbacks[`me${trend}`] === true
        return (
          <button
            key={trend}
            type="button"
            className="feedback-button"
            aria-pressed={isGiven}
            disabled={mine}
            onClick={({ currentTarget }) => {
              // A vote cannot be taken back.
              if (isGiven) return
              actions?.giveFeedback({ kind, id, trend }, currentTarget)
            }}
          >
            {names[trend]}
            <span className="feedback-count">{count > 0 && numberText(lang, count)}</span>
          </button>
        )
      })}
    </div>
  )
}

interface ReportProps {
  kind: ContributionKind
  id: number
  author: string
}

/** Reports a contribution to the editors. */
export function ReportButton({ kind, id, author }: ReportProps) {
  const { words } = useContributions()
  const name = author || words.formerMember
  return (
    <button
      type="button"
      className="quiet report-button"
      data-dialog="report"
      data-about={`${kind} ${id}`}
      aria-label={format(words.report[kind], { name })}
    >
      <Icon name="flag" />
      {words.report.button}
    </button>
  )
}
