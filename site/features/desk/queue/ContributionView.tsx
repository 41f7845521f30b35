import { t } from '#site/ui/page/messages.ts'
import type { DeskItemOf } from '#core/contract/desk.ts'
import { formatCount } from '#core/i18n/format.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { Age, Fact, PersonName } from '../parts.tsx'
import { heldText } from './Holding.tsx'
import { reportType } from './ReportView.tsx'

type Contribution = DeskItemOf<'review' | 'question' | 'answer'>

/** A contribution to a listing, and readers' votes on it. */
export function ContributionView({ item }: { item: Contribution }) {
  const { contribution } = t('desk.page')
  const { hidden, held, up, down } = item
  const votes = { up: String(up), down: String(down) }
  return (
    <>
      <div className="stack gap-2 box desk-contribution" lang={item.language}>
        <Said item={item} />
      </div>
      <p>
        {hidden ? contribution.hidden : contribution.shown} {formatIsolated(contribution.votes, votes)}
      </p>
      {held.length > 0 && <p>{heldText(held)}</p>}
      <Reports item={item} />
    </>
  )
}

function Said({ item }: { item: Contribution }) {
  switch (item.kind) {
    case 'review':
      return <Review item={item} />
    case 'question':
      return <Question item={item} />
    case 'answer':
      return <Answer item={item} />
  }
}

const MARKS = ['food', 'service', 'value'] as const

function Review({ item }: { item: DeskItemOf<'review'> }) {
  const { reviews } = t('contributions.posts')
  const lang = pageLang()
  const price = item.reviewPriceRange
  return (
    <>
      <h3 dir="auto">{item.reviewTitle}</h3>
      <p className="pre-line desk-words" dir="auto">
        {item.reviewContent}
      </p>
      <dl className="cluster gap-3 small" lang={lang}>
        {item.former && (
          <Fact name={formatIsolated(reviews.former, { name: item.former.source })}>
            {formatIsolated(reviews.stars, { mean: String(item.former.stars) })}
          </Fact>
        )}
        {!item.former &&
          MARKS.map((mark) => (
            <Fact key={mark} name={reviews[mark]}>
              {formatIsolated(reviews.stars, { mean: String(item.reviewRating[mark]) })}
            </Fact>
          ))}
        {price && <Fact name={reviews.prices}>{((reviews as Record<string, unknown>)[price] as string) ?? price}</Fact>}
      </dl>
    </>
  )
}

function Question({ item }: { item: DeskItemOf<'question'> }) {
  const { contribution } = t('desk.page')
  const { questions } = t('contributions.posts')
  const lang = pageLang()
  const category = `category${item.questionCategory}` as 'category1'
  return (
    <>
      <p className="pre-line desk-words" dir="auto">
        {item.question}
      </p>
      <p className="fine" lang={lang}>
        {questions[category]} · {formatCount(lang, contribution, 'answered', item.answers)}
      </p>
    </>
  )
}

function Answer({ item }: { item: DeskItemOf<'answer'> }) {
  const { contribution } = t('desk.page')
  return (
    <>
      <p className="fine">
        <span lang={pageLang()}>{contribution.toQuestion}</span>
      </p>
      <blockquote className="pre-line desk-words" dir="auto">
        {item.question}
      </blockquote>
      <p className="pre-line desk-words" dir="auto">
        {item.answer}
      </p>
    </>
  )
}

function Reports({ item: { reports } }: { item: Contribution }) {
  const { contribution } = t('desk.page')
  if (reports.length === 0) return null
  return (
    <section className="stack gap-2 desk-reports">
      <h3>{contribution.reports}</h3>
      <ul>
        {reports.map((report) => (
          <li key={report.id}>
            <p>
              <b>{reportType(report.repType)}</b> <PersonName person={report.from} />, <Age at={report.at} />
            </p>
            <p dir="auto">{report.repTitle}</p>
            <p className="pre-line desk-words" dir="auto">
              {report.repContent}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
