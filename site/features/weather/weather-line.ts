import { call } from '#core/contract/client.ts'
import type { Weather } from '#core/contract/weather.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { weekdayName } from '#core/domain/times/dates.ts'
import { degreesIn, type Units } from '#core/domain/units.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { toastLateFailure } from '#site/ui/page/late-toasts.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { $degrees } from '#site/ui/units/units.ts'

/** Writes the weather into its line, which stays as it was where there is none; a toast says so. */
export async function fillWeather(line: HTMLElement): Promise<void> {
  const lang = pageLang()
  const { weather: tlid, day = '' } = line.dataset
  const params = { tlid: Number(tlid), language: lang }
  try {
    const weather = await call('GET /rest/tjt/locationweather/:tlid/:language', { params }, { language: lang })
    $degrees.subscribe((degrees) => (line.innerHTML = weatherHtml(weather, { lang, day, degrees }).html))
  } catch (error) {
    await toastLateFailure('couldNotGetWeather', error)
  }
}

interface Shown {
  lang: Lang
  /** The coming holy day, `YYYY-MM-DD`. */
  day: string
  degrees: Units['degrees']
}

/** The weather now, unless it is old, and on a day that is forecast. */
export function weatherHtml({ now, days, stale, source }: Weather, { lang, day, degrees }: Shown): Html {
  const text = (celsius: number) =>
    new Intl.NumberFormat(LANGUAGES[lang].locale, {
      style: 'unit',
      unit: degrees,
      signDisplay: 'negative',
    }).format(degreesIn(celsius, degrees))
  const then = days.find(({ date }) => date === day)
  const parts = [
    !stale && html`<bdi>${text(now.celsius)}</bdi> ${now.text}`,
    then &&
      html`${weekdayName(lang, day, 'short')} <bdi>${text(then.minCelsius)}</bdi>–<bdi>${text(then.maxCelsius)}</bdi>
        ${then.text}`,
  ].filter((part) => part !== false && part !== undefined)
  if (parts.length === 0) return html``
  const by = html`<a href="${source.url}" rel="noopener"><bdi dir="ltr">${source.name}</bdi></a>`
  return html`${[...parts, by].map((part) => html` · ${part}`)}`
}
