import { CATEGORIES_WORDS } from '#core/i18n/categories/words.ts'
import { translator } from '#core/i18n/translate.ts'
import { dayDateText, moneyText } from './formats.ts'
import { markup, type Html } from './html.ts'
import { icon } from './icon.ts'
import { categoryHref, placeHref } from './links.ts'
import { bdi, paragraph } from './names.ts'
import type { PageContext } from './page.ts'
import { pictureGallery } from './gallery.ts'
import { picture } from './pictures.ts'
import { factList } from './place-parts.ts'
import { say } from './words.ts'

type Page = PageContext<'feature'>

export function featureGallery({ lang, input }: Page): Html {
  return pictureGallery(lang, input.feature.pictures)
}

/** Where, when and from what price. */
export function featureFacts({ lang, input }: Page): Html {
  const { feature, place, category } = input
  const { dates, startRate } = feature
  const t = translator(lang)
  const name = bdi(lang, place.names)
  const facts: [string, Html][] = [
    [
      t('feature:place'),
      place.hasPage
        ? markup`<a href="${placeHref(lang, place)}">${name}</a>`
        : name,
    ],
  ]
  if (category) {
    const href = categoryHref(lang, category)
    const link = markup`<a href="${href}">${bdi(lang, category.title)}</a>`
    facts.push([CATEGORIES_WORDS[lang].kind, link])
  }
  if (dates) {
    const [from, to] = [dates.from, dates.to].map(
      (day) => markup`<time datetime="${day}">${dayDateText(lang, day)}</time>`,
    )
    facts.push([t('feature:dates'), markup`${from} – ${to}`])
  }
  if (startRate) {
    const price = moneyText(lang, startRate)
    facts.push([t('feature:price'), say(lang, 'common:priceFrom', { price })])
  }
  return markup`<section class="panel-box" aria-labelledby="facts-title"><h2 id="facts-title">${icon('info')}${t('listing:details')}</h2>${factList(facts)}</section>`
}

/** The titles of the videos; nothing is loaded from where they lie. */
export function videos({ lang, input }: Page): Html | undefined {
  const { videos: list, pictures } = input.feature
  if (list.length === 0) return undefined
  const t = translator(lang)
  const posters = list.map(({ title }, at) => {
    const key = pictures[(at + 1) % pictures.length] ?? ''
    const sizes = '(min-width: 64rem) 14rem, 45vw'
    return markup`<li><div class="poster">${picture(key, { sizes })}${icon('play')}</div><p>${bdi(lang, title)}</p></li>`
  })
  return markup`<section class="section" aria-labelledby="videos-title"><h2 id="videos-title">${t('feature:videos')}</h2><p class="fine">${t('feature:videosNote')}</p><ul class="posters">${posters}</ul></section>`
}

export function jobs({ lang, input }: Page): Html {
  const { jobs: list } = input.feature
  const t = translator(lang)
  const body =
    list.length === 0
      ? markup`<p class="is-muted">${t('feature:noJobs')}</p>`
      : markup`<ul class="jobs">${list.map(({ title, description }) => markup`<li><h3>${bdi(lang, title)}</h3>${paragraph(lang, description)}</li>`)}</ul>`
  return markup`<section class="panel-box" aria-labelledby="jobs-title"><h2 id="jobs-title">${icon('list')}${t('feature:jobs')}</h2>${body}</section>`
}
