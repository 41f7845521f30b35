import type { MonthWords } from '#site/features/calendar/month-words.page.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import { Menorah } from './SquareEvent.tsx'

const SIGNS = [
  ['holy', 'is-yomTov'],
  ['halfHoly', 'is-cholHamoed'],
  ['fast', 'is-fast'],
  ['newMonth', 'is-roshChodesh'],
  ['other', 'is-minor'],
] as const
const ICONS = [
  ['candles', 'candle'],
  ['havdalah', 'moon'],
] as const

/** Explains colours and icons. */
export function MonthLegend({ words }: { words: MonthWords }) {
  return (
    <ul className="cluster quiet cal-legend" aria-label={words.legend}>
      {SIGNS.map(([name, look]) => (
        <li key={name} className="row gap-1">
          <span className={`cal-swatch ${look}`} aria-hidden="true" />
          {words[name]}
        </li>
      ))}
      {ICONS.map(([name, icon]) => (
        <li key={name} className="row gap-1">
          <Icon name={icon} />
          {words[name]}
        </li>
      ))}
      <li className="row gap-1">
        <Menorah />
        {words.lamp}
      </li>
    </ul>
  )
}
