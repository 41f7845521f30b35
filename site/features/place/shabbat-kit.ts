// How long it is to Shabbat, and the latest landing. An arrival and the weather load what they need.

const DAY_MINUTES = 1440
/** Visitors who stay so long may want to know the weather; others load nothing for it. */
const STAY_MS = 4000

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const box = find('.remaining')
const arrival = find('.arrival')
const weather = find('.weather')

/** '2 days, 18 hours' or '25 hours, 10 minutes' before candle lighting, else before havdalah; nothing after it. */
function remaining({ candles, candlesIn, end, endsIn }: DOMStringMap): string {
  const [at, text] = Number(candles) > Date.now() ? [candles, candlesIn] : [end, endsIn]
  const left = Math.ceil((Number(at) - Date.now()) / 60_000)
  const days = Math.floor(left / DAY_MINUTES)
  const hours = Math.floor(left / 60)
  const parts = days < 2 ? { hours, minutes: left % 60 } : { days, hours: hours % 24 }
  const time = new Intl.DurationFormat(document.documentElement.lang, { style: 'long' }).format(parts)
  return left > 0 ? text!.replace('{{time}}', time) : ''
}

if (box && 'DurationFormat' in Intl) box.textContent = remaining(box.dataset)

const [landing, nextLanding] = document.querySelectorAll<HTMLElement>('[data-landing]')
if (nextLanding && Number(landing!.dataset['landing']) < Date.now()) {
  landing!.remove()
  nextLanding.hidden = false
}

const answer = () => void import('./arrival.ts').then((it) => it.answer(arrival!))
arrival?.addEventListener('input', answer)
// Chosen before this script came, or kept by the browser.
if (arrival?.querySelector('input')?.value) answer()

if (weather) {
  setTimeout(() => void import('#site/features/weather/weather-line.ts').then((it) => it.fillWeather(weather)), STAY_MS)
}

export {}
