import { festivalName, hebrewDateText, parashaName } from '#core/domain/times/hebrew-words.ts'
import type { HolyDays, Moment, ShabbatTimes } from '#core/domain/times/types.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { shortDay } from './formats.ts'
import { html, type Html } from './html.ts'
import { icon } from './icon.ts'
import { memo } from './memo.ts'
import { say } from './words.ts'

const occasions = memo<string>()

/** The portion and the festivals of a run; 'Shabbat' where it has neither. */
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
    ? html`<span class="is-none">${translator(lang)('times:times.none')}</span>`
    : html`<b class="clock">${at.local}</b>`
}

/** Each lighting with its day; the ones after nightfall say so. */
function lightings(lang: Lang, run: HolyDays): Html {
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

function havdalah(lang: Lang, { havdalah: end }: HolyDays): Html {
  return html`<span class="moment">${momentText(lang, end.at)} <small>${shortDay(lang, end.day)}</small></span>`
}

export function hebrewDate(lang: Lang, run: HolyDays): string {
  return hebrewDateText(lang, run.hebrew)
}

/** Candle lighting and havdalah of the coming run, large. */
export function nextTimes(lang: Lang, { runs }: Pick<ShabbatTimes, 'runs'>): Html {
  const [run] = runs
  if (!run) return html``
  const t = translator(lang)
  return html`
    <div class="next-times">
      <p class="next-occasion">${occasion(lang, run)}<small>${hebrewDate(lang, run)}</small></p>
      <dl class="next-grid">
        <div>
          <dt>${icon('candle')}${t('times:times.candles')}</dt>
          <dd>${lightings(lang, run)}</dd>
        </div>
        <div>
          <dt>${icon('star')}${t('times:times.havdalah')}</dt>
          <dd>${havdalah(lang, run)}</dd>
        </div>
      </dl>
    </div>
  `
}

/** The coming weeks as a table. */
export function timesTable(lang: Lang, { runs }: ShabbatTimes, caption: Html): Html {
  const t = translator(lang)
  const rows = runs.map((run) => {
    const hebrew = html`<bdi>${hebrewDate(lang, run)}</bdi>`
    const name = html`<bdi>${occasion(lang, run)}</bdi>`
    return html`
      <tr>
        <th scope="row">
          ${shortDay(lang, run.day)}<span class="only-small"
            >${name} <br />
            ${hebrew}</span
          >
        </th>
        <td class="only-wide">${hebrew}</td>
        <td class="only-wide">${name}</td>
        <td>${lightings(lang, run)}</td>
        <td>${havdalah(lang, run)}</td>
      </tr>
    `
  })
  return html`
    <table class="times">
      <caption class="visually-hidden">
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('times:times.date')}</th>
          <th scope="col" class="only-wide">${t('times:times.hebrewDate')}</th>
          <th scope="col" class="only-wide">${t('times:times.occasion')}</th>
          <th scope="col">${t('times:times.candles')}</th>
          <th scope="col">${t('times:times.havdalah')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  `
}

/** How the times are made, and what to do where there are none. */
export function timesNotes(lang: Lang, times: ShabbatTimes, timeZone: string): Html {
  const t = translator(lang)
  const hasNone = times.runs.some(
    ({ lightings: lit, havdalah: end }) => end.at === 'none' || lit.some(({ at }) => at === 'none'),
  )
  const method = say(lang, 'times:times.method', {
    minutes: times.method.minutesBeforeSunset,
    degrees: Number(times.method.havdalah),
    zone: timeZone,
  })
  const custom = t(times.israel ? 'times:times.israel' : 'times:times.diaspora')
  return html`
    ${hasNone && html`<p class="notice is-warning">${icon('warning')}<span>${t('times:times.noneWhy')}</span></p>`}
    <p class="fine">${method} ${custom} ${t('times:times.askRabbi')}</p>
  `
}
