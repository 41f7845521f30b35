import { html, type Html } from '#core/i18n/html.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput } from '#data/index/inputs.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/**
 * Where a script writes the weather now and on the coming holy day. It ends a line that is there anyway: where there is
 * no weather, nothing is missing.
 */
export function weatherLine(
  { lang, weather }: Pick<PageContext, 'lang' | 'weather'>,
  { place: { id }, times }: Pick<CityInput, 'place' | 'times'>,
): Html | undefined {
  const [run] = times.runs
  if (!weather || !run) return undefined
  const title = translator(lang)('places:weather.title')
  return html`<span
    class="weather"
    role="group"
    aria-label="${title}"
    data-weather="${String(id)}"
    data-day="${run.day}"
  ></span>`
}
