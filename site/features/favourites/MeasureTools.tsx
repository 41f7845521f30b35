import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { isReach, REACHES, type FromPoint, type Reach } from '#core/domain/reach.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { reachText } from '#core/text/values.ts'
import { $inMiles } from '#site/ui/units/units.ts'
import { fromWords } from '#site/features/nearby/from-words.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Select } from '#site/ui/forms/Select.tsx'
import { FromChip } from '#site/features/nearby/FromChip.tsx'
import type { FavouritesProps } from './favourites-props.ts'

interface Props extends FavouritesProps {
  /** The visitor's point, if it is near any of the places. */
  from: FromPoint | undefined
}

/** Where the distances are from; sorts and narrows the places down by them. */
export function MeasureTools({ words, store, from }: Props) {
  const id = useId()
  const { point } = fromWords()
  const { byDistance, within } = useStore(store.$view)
  const inMiles = useStore($inMiles)
  const lang = pageLang()
  const reaches: readonly Reach[] = REACHES[inMiles ? 'miles' : 'km']
  // One that was chosen in the other unit stays.
  const offered = within && !reaches.includes(within) ? [...reaches, within] : reaches
  return (
    <div className="cluster gap-3 below-5 saved-measure">
      <FromChip words={point} from={from} onForget={() => store.measure({ byDistance: false, within: undefined })} />
      {from && (
        <>
          <span className="cluster no-print saved-move">
            <label htmlFor={`${id}-sort`}>{words.sort}</label>
            <Select
              id={`${id}-sort`}
              value={byDistance ? 'distance' : ''}
              none={words.lastSaved}
              choices={[{ value: 'distance', label: format(point.sort, { name: isolate(from.name) }) }]}
              onValue={(value) => store.measure({ byDistance: value !== '', within })}
            />
          </span>
          <span className="cluster no-print saved-move">
            <label htmlFor={`${id}-within`}>{point.distance}</label>
            <Select
              id={`${id}-within`}
              value={within ?? ''}
              none={point.any}
              choices={offered.map((reach) => ({
                value: reach,
                label: format(point.within, { distance: reachText(lang, reach) }),
              }))}
              onValue={(value) => store.measure({ byDistance, within: isReach(value) ? value : undefined })}
            />
          </span>
          <p className="fine">{point.note}</p>
        </>
      )}
    </div>
  )
}
