import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { applyLink, noJobs } from './direct-contact.ts'
import { dayDateText, moneyText } from './formats.ts'
import { html, type Html } from './html.ts'
import { icon } from './icon.ts'
import { categoryHref, placeHref } from './links.ts'
import { bdi, paragraph } from './names.ts'
import type { PageContext } from './page.ts'
import { pictureGallery } from '#site/components/carousel/picture-gallery.ts'
import { factList } from './place-parts.ts'
import { say } from './words.ts'

type Page = PageContext<'feature'>

export function featureGallery({ lang, input }: Page): Html {
  return pictureGallery(lang, input.feature.pictures)
}

/** Where, when and from what price, and what to do about it; the price of a past offer helps nobody. */
export function featureFacts({ lang, input }: Page, more?: Html): Html {
  const { feature, place, category, past } = input
  const { dates, startRate } = feature
  const t = translator(lang)
  const name = bdi(lang, place.names)
  const facts: [string, Html][] = [
    [t('travel:feature.place'), place.hasPage ? html`<a href="${placeHref(lang, place)}">${name}</a>` : name],
  ]
  if (category) {
    const href = categoryHref(lang, category)
    const link = html`<a href="${href}">${bdi(lang, category.title)}</a>`
    facts.push([MESSAGES[lang].travel.categories.kind, link])
  }
  if (dates) {
    const [from, to] = [dates.from, dates.to].map(
      (day) => html`<time datetime="${day}">${dayDateText(lang, day)}</time>`,
    )
    facts.push([t('travel:feature.dates'), html`${from} – ${to}`])
  }
  if (startRate && !past) {
    const price = moneyText(lang, startRate)
    facts.push([t('travel:feature.price'), say(lang, 'common:priceFrom', { price })])
  }
  return html`
    <section class="panel-box" aria-labelledby="facts-title">
      <h2 id="facts-title">${icon('info')}${t('listing:listing.details')}</h2>
      ${factList(facts)} ${more}
    </section>
  `
}

/** What is open, each with a way to apply; nothing is any more where an offer is past. */
export function jobs({ lang, input }: Page): Html {
  const { feature, past } = input
  if (past || feature.jobs.length === 0) return noJobs(lang)
  const list = feature.jobs.map(
    (job) => html`
      <li>
        <h3>${bdi(lang, job.title)}</h3>
        ${paragraph(lang, job.description)}${applyLink(lang, feature, job.title)}
      </li>
    `,
  )
  const title = translator(lang)('travel:feature.jobs')
  return html`
    <section class="panel-box" aria-labelledby="jobs-title">
      <h2 id="jobs-title">${icon('list')}${title}</h2>
      <ul class="jobs">
        ${list}
      </ul>
    </section>
  `
}
