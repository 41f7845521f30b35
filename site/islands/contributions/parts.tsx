import type { FeedbackKind } from '#core/contract/feedback.ts'
import { TRENDS, type Feedbacks, type ContributionKind } from '#core/contract/contributions-parts.ts'
import { direction, isLang } from '#core/i18n/languages.ts'
import { dateText, numberText } from '#core/i18n/formats.ts'
import { fill } from '#core/i18n/fill.ts'
import { Icon } from '../page/Icon.tsx'
import { useContributions } from './context.ts'

/** Marks what people wrote with its own language and direction. */
export function written(language: string) {
  return isLang(language) ? { lang: language, dir: direction(language) } : { dir: 'auto' }
}

interface ByLineProps {
  author: string
  at: number
  mine?: boolean | undefined
  owner?: boolean | undefined
}

/** Who wrote it, and when. Words stay when somebody leaves, without the name. */
export function ByLine({ author, at, mine, owner }: ByLineProps) {
  const { lang, words } = useContributions()
  return (
    <span className="is-muted">
      <bdi>{author || words.formerMember}</bdi>
      {' · '}
      <time
        dateTime={new Date(at).toISOString().slice(0, 10)}
        // Engines differ in how they print a date.
        suppressHydrationWarning
      >
        {dateText(lang, at)}
      </time>
      {owner && <span className="badge is-owner">{words.owner}</span>}
      {mine && <span className="badge is-mine">{words.yours}</span>}
    </span>
  )
}

interface FeedbackProps {
  kind: FeedbackKind
  id: number
  feedbacks: Feedbacks
  /** Nobody judges their own words. */
  mine: boolean | undefined
}

/** Whether it was helpful: what others said, and buttons to say it. */
export function FeedbackButtons({ kind, id, feedbacks, mine }: FeedbackProps) {
  const { lang, words, actions } = useContributions()
  const names = { up: words.helpful, down: words.notHelpful }
  return (
    <div className="cluster feedback" role="group" aria-label={words.wasHelpful}>
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
              // Said once, it stays said.
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

/** Asks the editors to look at somebody's words. */
export function ReportButton({ kind, id, author }: ReportProps) {
  const { words } = useContributions()
  const name = author || words.formerMember
  return (
    <button
      type="button"
      className="quiet report-button"
      data-dialog="report"
      data-about={`${kind} ${id}`}
      aria-label={fill(words.report[kind], { name })}
    >
      <Icon name="flag" />
      {words.report.button}
    </button>
  )
}
