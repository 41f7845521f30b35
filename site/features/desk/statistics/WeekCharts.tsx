import { t } from '#site/ui/page/messages.ts'
import type { WeekTotals } from '#core/contract/desk.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { weekText } from '#site/features/desk/statistics/statistics.ts'
import { SumTable } from './SumTables.tsx'
import { numberOf } from '../parts.tsx'

interface Props {
  /** The one that is chosen. */
  week: string
  weeks: readonly WeekTotals[]
}

interface Series {
  name: string
  of: (totals: WeekTotals) => number
}

interface Chart {
  title: string
  /** Stacked, from the bottom. */
  series: readonly Series[]
}

function useCharts(): Chart[] {
  const { statistics: words } = t('desk.page')
  return [
    { title: words.pages, series: [{ name: words.pages, of: ({ pages }) => pages }] },
    {
      title: words.presses,
      series: [
        { name: words.phone, of: ({ phone }) => phone },
        { name: words.site, of: ({ site }) => site },
        { name: words.directions, of: ({ directions }) => directions },
      ],
    },
    {
      title: words.searches,
      series: [
        { name: words.found, of: ({ searches, unfound }) => searches - unfound },
        { name: words.unfound, of: ({ unfound }) => unfound },
      ],
    },
  ]
}

/** What visitors did in each week, in three charts and in a table. */
export function WeekCharts({ week, weeks }: Props) {
  const { statistics: words } = t('desk.page')
  const charts = useCharts()
  return (
    <div className="stack gap-4">
      <div className="stack gap-5 ends desk-charts">
        {charts.map((chart) => (
          <Columns key={chart.title} {...{ chart, week, weeks }} />
        ))}
      </div>
      <details>
        <summary>{words.table}</summary>
        <SumTable
          title={words.table}
          columns={[words.week, words.pages, words.phone, words.site, words.directions, words.searches, words.unfound]}
          rows={weeks.toReversed().map((item) => ({
            key: item.week,
            head: weekText(item.week),
            sums: [item.pages, item.phone, item.site, item.directions, item.searches, item.unfound],
          }))}
        />
      </details>
    </div>
  )
}

/** Charts have room for at least so many weeks: the columns of a few would be too broad. */
const MIN_COLUMNS = 13
const WIDTH = 10
const GAP = 2
const HEIGHT = 100

/** One chart, without its numbers for screen readers: the table has them. */
function Columns({ chart: { title, series }, week, weeks }: Props & { chart: Chart }) {
  const { statistics: words } = t('desk.page')
  const sumOf = (totals: WeekTotals) => series.reduce((sum, { of }) => sum + of(totals), 0)
  const most = Math.max(1, ...weeks.map(sumOf))
  const count = Math.max(weeks.length, MIN_COLUMNS)
  const [first, last] = [weeks[0], weeks.at(-1)]
  return (
    <figure className="stack gap-1 desk-chart">
      <figcaption className="label">{formatIsolated(words.chart, { what: title })}</figcaption>
      {series.length > 1 && (
        <ul className="cluster gap-3 fine">
          {series.map(({ name }, at) => (
            <li key={name}>
              <span className={`desk-key is-${at}`} aria-hidden="true" /> {name}
            </li>
          ))}
        </ul>
      )}
      <div aria-hidden="true">
        <p className="fine">{numberOf(most)}</p>
        <svg viewBox={`0 0 ${count * WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {weeks.map((totals, at) => (
            <Column
              key={totals.week}
              x={(count - weeks.length + at) * WIDTH}
              parts={series.map(({ of }) => (of(totals) / most) * HEIGHT)}
              isCurrent={totals.week === week}
            />
          ))}
        </svg>
        {first && last && (
          <p className="row apart fine">
            <span>{first === last ? '' : weekText(first.week)}</span>
            <span>{weekText(last.week)}</span>
          </p>
        )}
      </div>
    </figure>
  )
}

function Column({ x, parts, isCurrent }: { x: number; parts: readonly number[]; isCurrent: boolean }) {
  return (
    <g className={isCurrent ? 'is-current' : undefined}>
      {parts.map((height, at) => {
        const below = parts.slice(0, at).reduce((sum, number) => sum + number, 0)
        return (
          <rect
            key={at}
            className={`is-${at}`}
            x={x + GAP / 2}
            y={HEIGHT - below - height}
            width={WIDTH - GAP}
            height={height}
          />
        )
      })}
    </g>
  )
}
