import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Statistics, WeekTotals } from '#core/contract/desk.ts'
import { $address, goTo } from '#site/features/desk/address.ts'
import {
  createStatistics,
  weekIn,
  weekText,
  type StatisticsStore,
  changeText,
  pressesOf,
} from '#site/features/desk/statistics/statistics.ts'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { Failed, numberOf } from '../parts.tsx'
import { SumTables } from './SumTables.tsx'
import { WeekCharts } from './WeekCharts.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'

/** What was counted in a week, and how the weeks compare. */
export function StatisticsTab() {
  const [store] = useState(createStatistics)
  const state = useStore(store.$answer)
  const week = weekIn(useStore($address).query)
  const { calls, tabs } = t('desk.page')
  useEffect(() => void store.load(week), [store, week])
  return (
    <div className="stack gap-5">
      <h2 className="visually-hidden">{tabs.statistics}</h2>
      {state.status === 'loading' && <p role="status">{calls.loading}</p>}
      {state.status === 'failed' && <Failed text={state.text} onAgain={() => void store.load(week)} />}
      {state.status === 'ready' && <Week statistics={state.statistics} store={store} />}
    </div>
  )
}

function Week({ statistics, store }: { statistics: Statistics; store: StatisticsStore }) {
  const { statistics: words } = t('desk.page')
  const { week, weeks, isCounting } = statistics
  return (
    <>
      <WeekForm {...{ week, weeks }} onSave={() => store.save(week)} />
      {!isCounting && <p>{words.off}</p>}
      <Totals week={week} weeks={weeks} />
      <WeekCharts week={week} weeks={weeks} />
      <SumTables statistics={statistics} />
      <p className="fine">{words.how}</p>
    </>
  )
}

function WeekForm({ week, weeks, onSave }: Pick<Statistics, 'week' | 'weeks'> & { onSave: () => Promise<void> }) {
  const { statistics: words } = t('desk.page')
  // The select keeps what was chosen while its sums are on their way.
  const asked = weekIn(useStore($address).query)
  const choices = weeks.toReversed().map((item) => ({ value: item.week, label: weekText(item.week) }))
  return (
    <div className="cluster gap-3 ends">
      <LooseFields id="statistics">
        <SelectField
          name="week"
          label={words.week}
          value={asked ?? week}
          choices={choices}
          onValue={(value) => goTo({ tab: 'statistics', query: { week: value } })}
        />
      </LooseFields>
      <Button onClick={() => void onSave()}>{words.csv}</Button>
    </div>
  )
}

/** The sums of a week, with their change; a week that runs is not compared. */
function Totals({ week, weeks }: { week: string; weeks: readonly WeekTotals[] }) {
  const { statistics: words } = t('desk.page')
  const at = weeks.findIndex((item) => item.week === week)
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
  const { statistics: words } = t('desk.page')
  const change = changeText(now, before)
  if (change === undefined) return null
  return <dd className="fine">{now === before ? words.same : formatIsolated(words.change, { change })}</dd>
}
