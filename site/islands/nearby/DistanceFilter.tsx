import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { REACHES, type Reach } from '#core/domain/reach.ts'
import { fill } from '#core/i18n/fill.ts'
import { reachText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { $inMiles } from '#site/stores/units/units.ts'

interface Props {
  lang: Lang
  words: Readonly<Record<'distance' | 'any' | 'within', string>>
  within: Reach | undefined
  onChoose: (within: Reach | undefined) => void
}

/** How far from the visitor's point a place may be. */
export function DistanceFilter({ lang, words, within, onChoose }: Props) {
  const name = useId()
  const offered: readonly Reach[] = REACHES[useStore($inMiles) ? 'miles' : 'km']
  // One that was chosen in the other unit stays.
  const shown = within && !offered.includes(within) ? [undefined, ...offered, within] : [undefined, ...offered]
  return (
    <fieldset className="filter-group">
      <legend>{words.distance}</legend>
      <div className="cluster">
        {shown.map((reach) => (
          <label key={reach ?? 'any'} className="filter-option">
            <input type="radio" name={name} checked={within === reach} onChange={() => onChoose(reach)} />
            <span>{reach ? fill(words.within, { distance: reachText(lang, reach) }) : words.any}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
