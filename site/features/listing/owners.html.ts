import { MAX_FILES } from '#core/terms/limits.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon, type IconName } from '#site/ui/icons/icon.ts'
import { contactHref } from '#site/ui/blocks/message-link.html.ts'
import { mailLink } from '#site/features/listing/contact-links.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** The page for owners: what they can do, how to start, whom to ask. */
export function ownersParts(page: PageContext): Html {
  const { lang } = page
  const { options: words, links } = MESSAGES[lang].listing.owners
  const edit = { href: pageHref(lang, 'listingEdit'), text: words.find }
  const ask = contactHref(page)
  const can: readonly (readonly [IconName, string, string, Way?])[] = [
    ['check', words.factsTitle, words.facts, edit],
    ['key', words.claimTitle, words.claim, edit],
    ['camera', words.picturesTitle, format(words.pictures, { files: MAX_FILES }), edit],
    ['up', words.featuredTitle, words.featured, ask ? { href: ask, text: words.askPrice } : undefined],
    ['shield', words.reviewsTitle, words.reviews],
  ]
  const cards = can.map(
    ([name, title, text, way]) => html`
      <li class="box panel-box">
        <h2>${icon(name)}${title}</h2>
        <p>${text}</p>
        ${way && html`<p><a class="more-link" href="${way.href}">${way.text}${icon('arrow')}</a></p>`}
      </li>
    `,
  )
  const start = html`
    <section class="box panel-box owners-start" aria-labelledby="start-title">
      <div class="stack gap-2">
        <h2 id="start-title">${icon('user')}${words.startTitle}</h2>
        <p>${words.start}</p>
      </div>
      <p class="cluster gap-3 button-row">
        <a class="button" href="${pageHref(lang, 'login')}" data-dialog="register">${icon('user')}${words.signUp}</a
        ><a class="button is-quiet" href="${pageHref(lang, 'search')}">${icon('search')}${words.find}</a
        ><a class="button is-quiet" href="${pageHref(lang, 'addPlace')}">${icon('plus')}${links.add}</a>
      </p>
    </section>
  `
  return html`
    <div class="stack gap-3 page-head">
      <h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
    </div>
    ${start}
    <ul class="stack owners-grid">
      ${cards} ${contact(page)}
    </ul>
  `
}

interface Way {
  href: string
  text: string
}

function contact(page: PageContext): Html {
  const { lang, contactEmail: email } = page
  const { options: words } = MESSAGES[lang].listing.owners
  const href = contactHref(page)
  const link = href && html`<a class="more-link" href="${href}">${words.contactLink}${icon('arrow')}</a>`
  return html`
    <li class="box panel-box">
      <h2 id="write-title">${icon('mail')}${words.contactTitle}</h2>
      <p>${link ? words.contact : words.noContact}</p>
      ${link && html`<p class="cluster gap-3">${link} ${email && mailLink(email)}</p>`}
    </li>
  `
}
