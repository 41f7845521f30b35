import { MESSAGES } from '#core/i18n/messages.ts'
import { PEOPLE_MESSAGES } from '#core/i18n/people-words.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import logo from '#site/components/icons/logo.svg?raw'
import { html, raw, type Html } from '#core/domain/html.ts'
import { icon, iconSprite } from '#site/components/icons/icon.ts'
import { pageHref } from '#core/domain/links.ts'
import { newsletterForm } from '#site/components/chrome/newsletter-form.ts'
import type { Menu } from '#site/render/page.ts'

const FULL: Menu = { hasOffers: true }

/** Where a page's own links to the other languages go. */
const LANGUAGES_MARK = '<!--languages-->'

function mainLinks(lang: Lang, { hasOffers }: Menu, more?: Html): Html {
  const t = translator(lang)
  const vacations = html`<li><a href="${pageHref(lang, 'vacations')}">${t('common:types.vacations')}</a></li>`
  return html`
    <ul>
      <li><a href="${pageHref(lang, 'home')}">${t('common:nav.home')}</a></li>
      ${hasOffers && vacations}
      <li><a href="${pageHref(lang, 'shabbatTimes')}">${t('common:nav.shabbatTimes')}</a></li>
      <li><a href="${pageHref(lang, 'candleTimes')}">${t('common:nav.candleTimes')}</a></li>
      <li><a href="${pageHref(lang, 'calendar')}">${t('common:nav.calendar')}</a></li>
      <li><a href="${pageHref(lang, 'search')}">${t('common:nav.search')}</a></li>
      ${more}
    </ul>
  `
}

function favouritesLink(lang: Lang): Html {
  const { header } = PEOPLE_MESSAGES[lang]
  return html`<li><a href="${pageHref(lang, 'favourites')}">${header.favourites}</a></li>`
}

/** The header up to its search. */
export function headerStart(lang: Lang, menu = FULL): string {
  const t = translator(lang)
  return html`
    ${iconSprite()}
    <header class="site-header">
      <div class="wrap header-row">
        <a class="brand" href="${pageHref(lang, 'home')}">${raw(logo)}<span>${t('common:siteName')}</span></a>
        <nav class="main-nav" aria-label="${t('common:nav.main')}">${mainLinks(lang, menu)}</nav>
        <div class="header-tools">
          <details class="header-search">
            <summary>
              <span class="tool">${icon('search')}<span class="tool-name">${t('common:nav.searchPlace')}</span></span>
            </summary>
            <div class="panel"></div>
          </details>
        </div>
      </div>
    </header>
  `.html
}

/** The way to the log-in; once somebody is known to be logged in, their menu stands here. */
function accountEntry(lang: Lang): Html {
  const { header } = PEOPLE_MESSAGES[lang]
  return html`
    <div class="account" data-account>
      <a class="tool" href="${pageHref(lang, 'login')}" data-dialog="login"
        >${icon('user')}<span class="tool-name">${header.login}</span></a
      >
    </div>
  `
}

/** The rest of the header. */
export function headerEnd(lang: Lang, menu = FULL): string {
  const t = translator(lang)
  return html`
</div> </details> <details class="languages"> <summary> <span class="tool">${icon('globe')}<span class="tool-name">${t('common:language')}</span><span class="tool-code" aria-hidden="true">${lang}</span></span> </summary> <ul class="panel"> ${raw(LANGUAGES_MARK)} </ul> </details> ${accountEntry(lang)} <details class="small-menu"> <summary> <span class="tool">${icon('menu')}<span class="tool-name">${t('common:menu')}</span></span> </summary> <nav class="panel" aria-label="${t('common:menu')}"> ${mainLinks(lang, menu, favouritesLink(lang))} </nav> </details> </div> </div> </header>
`.html
}

export function footerHtml(lang: Lang, menu = FULL): string {
  const t = translator(lang)
  return html`
    <footer class="site-footer" id="footer">
      <div class="to-top-rail">
        <a class="to-top" href="#top">${icon('up')}<span class="visually-hidden">${t('common:backToTop')}</span></a>
      </div>
      ${newsletterBlock(lang)}
      <div class="wrap footer-row">
        <div class="footer-about">
          <p class="brand">${raw(logo)}<span>${t('common:siteName')}</span></p>
          <p>${t('common:tagline')}</p>
          <p>${t('common:footer.note')}</p>
        </div>
        <nav aria-labelledby="footer-directory">
          <h2 id="footer-directory">${t('common:footer.directory')}</h2>
          ${mainLinks(lang, menu)}
        </nav>
        <nav aria-labelledby="footer-information">
          <h2 id="footer-information">${t('common:footer.information')}</h2>
          <ul>
            <li><a href="${pageHref(lang, 'credits')}">${t('common:footer.credits')}</a></li>
            <li><a href="${pageHref(lang, 'accessibility')}">${t('common:footer.accessibility')}</a></li>
            <li><a href="${pageHref(lang, 'listingOptions')}">${MESSAGES[lang].listing.owners.links.footer}</a></li>
            <li>
              <button type="button" class="link-button" data-dialog="privacy">
                ${PEOPLE_MESSAGES[lang].privacy.title}
              </button>
            </li>
          </ul>
        </nav>
      </div>
      <p class="wrap footer-end">${t('common:footer.software')}</p>
    </footer>
    ${cookieNotice(lang)}
    <p class="unreached" data-unreached role="alert" hidden>${PEOPLE_MESSAGES[lang].notice.unreached}</p>
    <div
      class="loading-bar"
      id="loading"
      popover="manual"
      role="progressbar"
      aria-label="${PEOPLE_MESSAGES[lang].common.loading}"
    ></div>
  `.html
}

/** The newsletter: plain HTML until somebody focuses it. */
function newsletterBlock(lang: Lang): Html {
  const { newsletter, common } = PEOPLE_MESSAGES[lang]
  return html`
    <section class="wrap newsletter" aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title">${newsletter.title}</h2>
        <p>${newsletter.text}</p>
        <noscript> <p>${common.needsScript}</p> </noscript>
      </div>
      <div data-newsletter>${newsletterForm(lang)}</div>
    </section>
  `
}

/** Hidden until the script of the page finds that it has not been read. */
function cookieNotice(lang: Lang): Html {
  const { notice } = PEOPLE_MESSAGES[lang]
  return html`
    <section class="cookie-notice" data-notice aria-label="${notice.title}" hidden>
      <div class="wrap">
        <p>${notice.text}</p>
        <p class="button-row">
          <button type="button" class="button">${notice.confirm}</button
          ><button type="button" class="link-button" data-dialog="privacy">${notice.settings}</button>
        </p>
      </div>
    </section>
  `
}
