import { html, raw, type Html } from '#core/domain/html.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { WeatherWords } from '#core/i18n/words.ts'
import type { PageContext } from '#site/render/page.ts'

/** Messages for the script that fills the box. */
export type BoxWords = Omit<WeatherWords['box'], 'title'>

/** Reserves room for the weather, which a script fills when the box comes into view. Nothing if the weather is off. */
export function weatherSection({ lang, weather }: Pick<PageContext, 'lang' | 'weather'>, { id }: { id: number }): Html {
  if (!weather) return raw('')
  const { title, ...words } = MESSAGES[lang].places.weather.box
  return html`
    <section
      class="section weather"
      id="weather"
      aria-labelledby="weather-title"
      data-weather="${String(id)}"
      data-words="${JSON.stringify(words satisfies BoxWords)}"
    >
      <h2 id="weather-title">${title}</h2>
      <div class="stack weather-box"></div>
    </section>
  `
}
