// The first screen of a guide: how long it is to Shabbat. Arrivals and the weather load when they are used.

const DAY_MINUTES = 1440

const box = document.querySelector<HTMLElement>('.remaining')

function show({ candles, candlesIn = '', end, endsIn = '' }: DOMStringMap): string {
  const minutesTo = (at?: string) => Math.ceil((Number(at) - Date.now()) / 60_000)
  const isBefore = minutesTo(candles) > 0
  const minutes = minutesTo(isBefore ? candles : end)
  if (minutes <= 0) return ''
  const days = Math.floor(minutes / DAY_MINUTES)
  const hours = Math.floor((minutes % DAY_MINUTES) / 60)
  const parts = days > 0 ? { days, hours } : { hours, minutes: minutes % 60 }
  const time = new Intl.DurationFormat(document.documentElement.lang, { style: 'short' }).format(parts)
  return (isBefore ? candlesIn : endsIn).replace('{{time}}', time)
}

if (box && 'DurationFormat' in Intl) {
  const draw = () => (box.textContent = show(box.dataset))
  draw()
  setInterval(draw, 60_000)
}

const arrival = document.querySelector<HTMLElement>('.arrival')
for (const name of ['focusin', 'input'])
  arrival?.addEventListener(name, () => void import('./arrival.ts').then((it) => it.answer(arrival)))

const button = document.querySelector<HTMLElement>('[data-city]')
button?.addEventListener(
  'click',
  () => void import('#site/islands/city/my-city.ts').then((it) => it.toggleCity(button)),
)

const weather = document.querySelector<HTMLElement>('[data-weather]')
if (weather) {
  const signs = new AbortController()
  const load = () => {
    signs.abort()
    import('#site/islands/weather/weather-line.ts').then((it) => it.fillWeather(weather)).catch(() => {})
  }
  for (const name of ['pointermove', 'touchstart', 'keydown', 'scroll'])
    addEventListener(name, load, { passive: true, signal: signs.signal })
}

export {}
