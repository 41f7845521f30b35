import { useState, type ReactNode } from 'react'
import { publicQuery, tripQuery, wholeAddress } from '#core/domain/trip/stops.ts'
import { keyOf } from '#site/features/trip/stay.ts'
import type { TripState } from '#site/features/trip/trip.ts'
import { CopyLink } from '#site/ui/page/CopyLink.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { cityName } from './stay-name.ts'
import type { TripProps } from './trip-props.ts'

interface Props extends Pick<TripProps, 'lang' | 'usualHours' | 'words'> {
  state: TripState
  children: ReactNode
}

/** Ways to keep the trip, and to take it along. */
export function TripTools({ lang, usualHours, words, state, children }: Props) {
  const { stops, stays } = state
  // Proposed for a trip that is kept.
  const name = stops.map((stop) => cityName(stop, stays.get(keyOf(stop)))).join(' – ')
  const download = async () => {
    const { tripFile } = await import('./trip-file.ts')
    tripFile(state, { lang, words })
  }
  return (
    <div className="cluster gap-x no-print trip-tools">
      {children}
      {state.kept === undefined && (
        <Button icon="heart" data-dialog="keepTrip" data-name={name}>
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
