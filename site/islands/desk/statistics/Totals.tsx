import type { WeekTotals } from '#core/contract/desk.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { changeText, pressesOf } from '#site/stores/desk/statistics.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { numberOf } from '../parts.tsx'

interface Props {
  week: string
  weeks: readonly WeekTotals[]
}

/** The sums of a week, with their change; a week that runs is not compared. */
export function Totals({ week, weeks }: Props) {
  const { statistics: words } = deskWordsNow()
  const at = weeks.findIndex((one) => one.week === week)
  const totals = weeks[at]
  if (!totals) return <p>{words.none}</p>
  const isRunning = at === weeks.length - 1
  const before = isRunning ? undefined : weeks[at - 1]
  const lines = [
    { name: words.pages, of: ({ pages }: WeekTotals) => pages },
    { name: words.presses, of: pressesOf },
    { name: words.searches, of: ({ searches }: WeekTotals) => searches },
    { name: `${words.searches}: ${words.unfound}`, of: ({ unfound }: WeekTotals) => unfound },
  ]
  return (
    <div className="stack gap-2">
      <dl className="stack gap-3 desk-totals">
        {lines.map(({ name, of }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{numberOf(of(totals))}</dd>
            {before && <Change now={of(totals)} before={of(before)} />}
          </div>
        ))}
      </dl>
      {isRunning && <p className="fine">{words.running}</p>}
    </div>
  )
}

function Change({ now, before }: { now: number; before: number }) {
  const { statistics: words } = deskWordsNow()
  const change = changeText(now, before)
  if (change === undefined) return null
  return <dd className="fine">{now === before ? words.same : fill(words.change, { change })}</dd>
}
