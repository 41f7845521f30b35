import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { HomeInput } from '#data/index/inputs.ts'
import { filled } from '#core/i18n/filled.ts'
import { attribute, html, type Html } from '#core/domain/html.ts'
import { icon } from '#site/components/icons/icon.ts'
import { categoryHref, pageHref, placeHref } from '#core/domain/links.ts'
import { bdi } from '#site/components/shared/names.ts'
import { picture } from '#site/components/shared/pictures.ts'

const SIZES = '(min-width: 64rem) 30rem, (min-width: 48rem) 38vw, 92vw'
const TIMES_PICTURE = 'synagogue-4'
const VACATIONS_PICTURE = 'travel-9'

interface Slide {
  picture: string
  eyebrow: string
  title: Html
  /** The title as plain text. */
  name: string
  href: string
}

/** Where the hero leads: a city, the times, the vacations and the category with most offers. */
function slidesOf(lang: Lang, { timesPlace, timesPicture, carousels, hasOffers }: HomeInput): Slide[] {
  const t = translator(lang)
  const { rotator: words } = MESSAGES[lang].places.homeRows
  const plain = (name: string) => ({ name, title: html`${name}` })
  const [row] = carousels
  return [
    {
      picture: timesPicture,
      eyebrow: t('places:place.guide'),
      title: bdi(lang, timesPlace.names),
      name: textIn(lang, timesPlace.names),
      href: placeHref(lang, timesPlace),
    },
    {
      picture: TIMES_PICTURE,
      eyebrow: t('common:nav.shabbatTimes'),
      ...plain(words.timesTitle),
      href: pageHref(lang, 'shabbatTimes'),
    },
    ...(hasOffers
      ? [
          {
            picture: VACATIONS_PICTURE,
            eyebrow: t('common:types.vacations'),
            ...plain(words.vacationsTitle),
            href: pageHref(lang, 'vacations'),
          },
        ]
      : []),
    ...(row
      ? [
          {
            picture: row.category.picture,
            eyebrow: t('places:home.offersTitle'),
            title: bdi(lang, row.category.title),
            name: textIn(lang, row.category.title),
            href: categoryHref(lang, row.category),
          },
        ]
      : []),
  ]
}

/**
 * The pictures of the hero, each with a way into the site. One is shown and the others are loaded when
 * they are due; without a script they are a strip to scroll.
 */
export function heroRotator(lang: Lang, input: HomeInput): Html {
  const { rotator: words } = MESSAGES[lang].places.homeRows
  const slides = slidesOf(lang, input)
  const items = slides.map((slide, at) => {
    const values = { number: at + 1, total: slides.length }
    const shown = at === 0 && ' is-shown'
    return html`
      <div
        class="rotator-slide${shown}"
        role="group"
        aria-roledescription="${words.slide}"
        aria-label="${filled(words.position, values)}"
      >
        ${picture(slide.picture, { sizes: SIZES, lead: at === 0 })}<a class="rotator-caption" href="${slide.href}"
          ><span class="eyebrow">${slide.eyebrow}</span
          ><span class="rotator-title">${slide.title}${icon('arrow')}</span></a
        >
      </div>
    `
  })
  const dots = slides.map(
    ({ name }, at) => html`
      <button
        type="button"
        data-slide
        aria-label="${filled(words.show, { name })}"
        ${attribute('aria-current', at === 0 && 'true')}
      ></button>
    `,
  )
  return html`
    <section class="rotator" data-rotator aria-roledescription="${words.roleDescription}" aria-label="${words.name}">
      <div class="rotator-bar">
        <button
          type="button"
          class="rotator-toggle"
          data-toggle
          data-words="${words.pause}|${words.play}"
          aria-label="${words.play}"
        >
          ${icon('pause')}${icon('play')}
        </button>
        <div class="rotator-dots" role="group" aria-label="${words.choose}">${dots}</div>
      </div>
      <div class="arch hero-picture"><div class="rotator-stage" aria-live="off">${items}</div></div>
    </section>
  `
}
