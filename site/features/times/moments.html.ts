import { html, type Html } from '#core/i18n/html.ts'
import { memo } from '#core/domain/memo.ts'
import { festivalName, hebrewDateText, parashaName } from '#core/domain/times/hebrew-words.ts'
import type { HolyDays, Moment } from '#core/domain/times/types.ts'
import { shortDay } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'

const occasions = memo<string>()

/** The portion and festivals of a run; 'Shabbat' if it has neither. */
export function occasion(lang: Lang, run: HolyDays): string {
  const { parasha, festivals } = run
  return occasions(`${lang}${parasha.join()}|${festivals.join()}`, () => {
    const t = translator(lang)
    const names = festivals.map((festival) => festivalName(lang, festival))
    if (parasha.length > 0) {
      names.unshift(t('times:times.parasha', { name: parashaName(lang, parasha) }))
    }
    return names.join(', ') || t('times:times.shabbat')
  })
}

export function momentText(lang: Lang, at: Moment): Html {
  return at === 'none'
    ? html`<span class="strong is-none">${translator(lang)('times:times.none')}</span>`
    : html`<b class="clock">${at.local}</b>`
}

/** Each lighting with its day; those after nightfall say so. */
export function lightings(lang: Lang, run: HolyDays): Html {
  const t = translator(lang)
  return html`
    ${run.lightings.map(
      ({ day, at, when }) => html`
        <span class="moment"
          >${momentText(lang, at)}
          <small
            >${when === 'afterNightfall' && `${t('times:times.afterNightfall')} · `}${shortDay(lang, day)}</small
          ></span
        >
      `,
    )}
  `
}

export function havdalah(lang: Lang, { havdalah: end }: HolyDays): Html {
  return html`<span class="moment">${momentText(lang, end.at)} <small>${shortDay(lang, end.day)}</small></span>`
}

export function hebrewDate(lang: Lang, run: HolyDays): string {
  return hebrewDateText(lang, run.hebrew)
}
