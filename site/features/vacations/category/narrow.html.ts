import { html, type Html } from '#core/i18n/html.ts'
import { priceValue, vacationsSearchPath } from '#core/domain/vacations-url.ts'
import { monthText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { sortedDestinations } from '#site/features/vacations/search-props.page.ts'
import { upTo } from '#site/features/vacations/up-to.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** A form that leads to the search of vacations with the category's offers, narrowed and sorted. */
export function narrowForm({ lang, input }: PageContext<'category'>): Html | undefined {
  const { category, months, prices, total } = input
  if (total < 2) return undefined
  const { form, results } = MESSAGES[lang].travel.vacations
  const places = sortedDestinations(lang, input.destinations).map(({ id, name }) => [`${id}`, name] as const)
  const sorts = [
    ['date', results.soonest] as const,
    ...(prices.length > 0 ? [['price', results.cheapest] as const] : []),
  ]
  return html`
    <details class="narrow">
      <summary>${icon('filter')}${MESSAGES[lang].travel.categories.narrow}${icon('chevron')}</summary>
      <form
        class="search box vacation-form"
        action="${vacationsSearchPath(lang)}"
        aria-label="${MESSAGES[lang].travel.categories.narrow}"
      >
        <input type="hidden" name="category" value="${category.id}" />
        ${places.length > 1 && field('destination', form.destination, [['0', form.anywhere], ...places])}
        ${
          months.length > 0 &&
          field('month', form.month, [
            ['', form.anyTime],
            ...months.map((month) => [month, monthText(lang, month)] as const),
          ])
        }
        ${
          prices.length > 0 &&
          field('price', form.price, [
            ['', form.anyPrice],
            ...prices.map((price) => [priceValue(price), upTo(lang, price, form.upTo)] as const),
          ])
        }
        ${field('sort', results.sort, [['', results.bestMatch], ...sorts])}
        <button type="submit">${icon('search')}<span>${form.button}</span></button>
      </form>
    </details>
  `
}

function field(name: string, label: string, choices: readonly (readonly [value: string, label: string])[]): Html {
  return html`<p class="stack gap-1 search-field">
    <label for="narrow-${name}">${label}</label>
    <select id="narrow-${name}" name="${name}" autocomplete="off">
      ${choices.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select>
  </p>`
}
