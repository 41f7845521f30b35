// The first screen of a guide: how long it is to Shabbat. An arrival and the weather load what they need.

const DAY_MINUTES = 1440
/** Visitors who stay so long may want to know the weather; others load nothing for it. */
const WEATHER_MS = 4000

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const [box, arrival, weather] = [find('.remaining'), find('.arrival'), find('[data-weather]')]

/** '1 day, 18 hr' before candle lighting, else before havdalah; nothing after it. */
function remaining({ candles, candlesIn = '', end, endsIn = '' }: DOMStringMap): string {
  const [at, text] = Number(candles) > Date.now() ? [candles, candlesIn] : [end, endsIn]
  const left = Math.ceil((Number(at) - Date.now()) / 60_000)
  const [days, hours, minutes] = [Math.floor(left / DAY_MINUTES), Math.floor((left % DAY_MINUTES) / 60), left % 60]
  const { lang } = document.documentElement
  const time = new Intl.DurationFormat(lang, { style: 'short' }).format(days ? { days, hours } : { hours, minutes })
  return left > 0 ? text.replace('{{time}}', time) : ''
}

if (box && 'DurationFormat' in Intl) box.textContent = remaining(box.dataset)

arrival?.addEventListener('input', () => void import('./arrival.ts').then((it) => it.answer(arrival)))

if (weather)
  setTimeout(
    () => import('#site/islands/weather/weather-line.ts').then((it) => it.fillWeather(weather)).catch(() => {}),
    WEATHER_MS,
  )

export {}
