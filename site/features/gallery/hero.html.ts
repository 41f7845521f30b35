import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { HomeInput } from '#data/index/inputs.ts'
import { format } from '#core/i18n/format.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { categoryHref, pageHref, placeHref } from '#core/domain/links.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { picture } from '#site/ui/blocks/pictures.ts'
import { sceneLabel } from '#site/ui/blocks/scene-label.html.ts'
import { dots } from '#site/ui/carousel/dots.html.ts'

const SIZES = '(min-width: 64rem) 30rem, (min-width: 48rem) 38vw, 50vw'
const TIMES_PICTURE = 'synagogue-4'
const VACATIONS_PICTURE = 'travel-9'

interface Slide {
  picture: string
  eyebrow: string
  title: Html
  name: string
  href: string
}

/** The links of the hero: a city, the times, vacations, and the category with the most offers. */
function slidesOf(lang: Lang, { popular, timesPlace, carousels, hasOffers }: HomeInput): Slide[] {
  const t = translator(lang)
  const { rotator: words } = MESSAGES[lang].places.homeRows
  const plain = (name: string) => ({ name, title: html`${name}` })
  const [row] = carousels
  // The times beside it are of another, and the cards below begin with the first ones.
  const others = popular.filter(({ place }) => place.id !== timesPlace.id)
  const city = others[2] ?? others[0] ?? popular[0]
  return [
    ...(city
      ? [
          {
            picture: city.picture,
            eyebrow: t('places:place.guide'),
            title: bdi(lang, city.place.names),
            name: textIn(lang, city.place.names),
            href: placeHref(lang, city.place),
          },
        ]
      : []),
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
 * The pictures of the hero, each with a link into the site. The first is shown and the others load when they are due;
 * without JavaScript they are a strip that scrolls.
 */
export function hero(lang: Lang, input: HomeInput): Html {
  const { rotator: words } = MESSAGES[lang].places.homeRows
  const slides = slidesOf(lang, input)
  const items = slides.map(({ picture: key, href, eyebrow, title }, at) => {
    const caption = html`<span class="eyebrow">${eyebrow}</span
      ><span class="row apart hero-title">${title}${icon('arrow')}</span>`
    const position = format(words.position, { number: at + 1, total: slides.length })
    return html`<div class="hero-slide" role="group" aria-roledescription="${words.slide}" aria-label="${position}">
      ${picture(key, { sizes: SIZES, lead: at === 0 })}${sceneLabel(lang, key)}
      <a class="hero-caption" href="${href}">${caption}</a>
    </div>`
  })
  const names = slides.map(({ name }) => format(words.show, { name }))
  return html`<section
    class="stack gap-3 hero-pictures"
    data-gallery="hero"
    aria-roledescription="${words.roleDescription}"
    aria-label="${words.name}"
  >
    <div class="row gap-2 needs-script hero-bar">
      <button type="button" class="round" data-toggle>
        ${toggle('pause', words.pause)}${toggle('play', words.play)}
      </button>
      ${dots(words.choose, names)}
    </div>
    <div class="arch no-print hero-picture">
      <div class="gallery-main strip" aria-live="off"><div>${items}</div></div>
    </div>
  </section>`
}

const toggle = (name: 'pause' | 'play', said: string) =>
  html`<span class="is-${name}">${icon(name)}<span class="visually-hidden">${said}</span></span>`
