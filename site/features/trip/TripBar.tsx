import { useState } from 'react'
import { MAX_HOURS, publicQuery, tripQuery, wholeAddress } from '#core/domain/trip/stops.ts'
import { hoursText } from '#core/text/values.ts'
import type { TripState, TripStore } from '#site/features/trip/trip.ts'
import { Select } from '#site/ui/forms/Select.tsx'
import { CopyLink } from '#site/ui/page/CopyLink.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import type { TripProps } from './trip-props.ts'

const HOURS = Array.from({ length: MAX_HOURS }, (_, at) => at + 1)

interface Props extends Pick<TripProps, 'lang' | 'usualHours' | 'words'> {
  state: TripState
  store: TripStore
  /** Proposed for a trip that is kept. */
  name: string
}

/** The hours before candle lighting, and ways to take the trip along. */
export function TripBar({ lang, usualHours, words, state, store, name }: Props) {
  const download = async () => {
    const { tripFile } = await import('./trip-file.ts')
    tripFile(state, { lang, words })
  }
  return (
    <div className="cluster gap-x no-print trip-bar">
      <label>
        {words.hours}
        <Select
          value={state.hours}
          choices={HOURS.map((hours) => ({ value: hours, label: hoursText(lang, hours) }))}
          onValue={(hours) => store.setHours(Number(hours))}
        />
      </label>
      {state.kept === undefined && (
        <Button look="text" icon="heart" data-dialog="keepTrip" data-name={name}>
          {words.keep}
        </Button>
      )}
      <Button look="text" icon="device" data-dialog="offline" data-name={name}>
        {words.offline}
      </Button>
      <ShareTrip words={words} query={tripQuery(state, usualHours)} />
      <Button look="text" icon="download" onClick={() => void download()}>
        {words.ics}
      </Button>
      <Button look="text" icon="print" onClick={() => print()}>
        {words.print}
      </Button>
    </div>
  )
}

/** Copies a link to the trip: with the visitor's own points only if that is chosen, each time anew. */
function ShareTrip({ words, query }: Pick<Props, 'words'> & { query: string }) {
  const [isExact, setIsExact] = useState(false)
  const shown = publicQuery(query)
  return (
    <>
      <CopyLink words={words} share={() => (isExact ? wholeAddress(query) : shown)} />
      {shown !== query && (
        <label className="row trip-exact">
          <input
            type="checkbox"
            checked={isExact}
            onChange={({ currentTarget }) => setIsExact(currentTarget.checked)}
          />
          {words.exact}
        </label>
      )}
    </>
  )
}
