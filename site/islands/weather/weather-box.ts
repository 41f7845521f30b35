import { call } from '#core/contract/client.ts'
import type { Weather } from '#core/contract/weather.ts'
import { weekdayName } from '#core/domain/times/dates.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { skyIcon } from '#site/components/icons/weather-icons.ts'
import { $inMiles } from '#site/stores/nearby/distances.ts'
import { readKept } from '#site/stores/storage/flags.ts'
import { writeStorage } from '#site/stores/storage/write.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { html, raw, type Html } from '#core/domain/html.ts'
import { degreesIn, weatherUnits, type WeatherUnits, windIn } from '#core/domain/units.ts'
import type { BoxWords } from '#site/components/place/weather.ts'
import { loadPeople } from '#site/islands/page/load-people.ts'

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/'
const TOLD = 'weatherFailed'

/** Fills the weather box; on failure hides it and shows a toast once per session. */
export async function fillWeather(section: HTMLElement): Promise<void> {
  const lang = pageLang()
  const tlid = Number(section.dataset['weather'])
  try {
    const weather = await call(
      'GET /rest/tjt/locationweather/:tlid/:language',
      { params: { tlid, language: lang } },
      { language: lang },
    )
    const words = JSON.parse(section.dataset['words'] ?? '') as BoxWords
    const box = section.querySelector('.weather-box')!
    $inMiles.subscribe((inMiles) => {
      const units = weatherUnits(navigator.language, { inMiles })
      box.innerHTML = weatherHtml(weather, { lang, words, units }).html
    })
    section.classList.add('is-filled')
  } catch {
    // Keeps its space to avoid a layout shift.
    section.classList.add('is-blank')
    await sayOnce()
  }
}

async function sayOnce(): Promise<void> {
  if (readKept('sessionStorage', TOLD)) return
  writeStorage('sessionStorage', TOLD, '1')
  const [people, { toasts }] = await Promise.all([loadPeople(), import('#site/stores/page/toasts.ts')])
  const { said } = await people.startPeople()
  toasts.add({ type: 'error', text: said.couldNotGetWeather })
}

interface Shown {
  lang: Lang
  words: BoxWords
  units: WeatherUnits
}

export function weatherHtml({ now, days, stale, source }: Weather, shown: Shown): Html {
  const { lang, words, units } = shown
  const { wind, humidity } = now
  const facts = [
    wind !== undefined && [words.wind, unitText(lang, windIn(wind, units), units.wind)],
    humidity !== undefined && [words.humidity, unitText(lang, Math.round(humidity), 'percent')],
  ].filter((fact) => fact !== false)
  const temperature = unitText(lang, degreesIn(now.celsius, units), units.temperature)
  return html`
    <div class="weather-now">
      ${raw(skyIcon(now.sky, now))}
      <p>
        <span class="visually-hidden">${words.now}: </span><span class="weather-degrees"><bdi>${temperature}</bdi></span
        ><span class="weather-sky">${now.text}</span>
      </p>
      <dl>
        ${facts.map(
          ([name, value]) => html`
            <div>
              <dt>${name}</dt>
              ${' '}
              <dd><bdi>${value}</bdi></dd>
            </div>
          `,
        )}
      </dl>
    </div>
    <ul class="weather-days">
      ${days.map((day, at) => {
        const name = at === 0 ? words.today : weekdayName(lang, day.date, 'short')
        return dayHtml(day, { ...shown, name })
      })}
    </ul>
    <p class="fine">
      ${stale && html`${words.stale} `}${words.source}:
      <a href="${source.url}" rel="noopener"><bdi dir="ltr">${source.name}</bdi></a
      >, <a href="${LICENCE}" rel="noopener"><bdi dir="ltr">CC BY 4.0</bdi></a>
    </p>
  `
}

function dayHtml(
  { date, sky, text, minCelsius, maxCelsius }: Weather['days'][number],
  { lang, words, units, name }: Shown & { name: string },
): Html {
  const degrees = (celsius: number) => `${numbersOf(lang).format(degreesIn(celsius, units))}°`
  return html`
    <li>
      <time datetime="${date}">${name}</time>${raw(skyIcon(sky))}<span class="weather-sky">${text}</span
      ><span class="weather-range"
        ><span class="visually-hidden">${words.highest} </span><bdi dir="ltr">${degrees(maxCelsius)}</bdi>
        <span class="visually-hidden">${words.lowest} </span
        ><bdi dir="ltr" class="is-low">${degrees(minCelsius)}</bdi></span
      >
    </li>
  `
}

const numbersOf = (lang: Lang) => new Intl.NumberFormat(LANGUAGES[lang].locale, { signDisplay: 'negative' })

function unitText(lang: Lang, value: number, unit: string): string {
  return new Intl.NumberFormat(LANGUAGES[lang].locale, {
    style: 'unit',
    unit,
    signDisplay: 'negative',
  }).format(value)
}
