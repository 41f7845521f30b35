import { pageHref } from '#core/domain/links.ts'
import { textIn } from '#core/terms/localized.ts'
import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { pageUrl, type PageMeta } from '#site/ui/head/page-meta.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

export function authorityMeta(page: PageContext<'authority'>): PageMeta {
  const { lang, input } = page
  const { names } = input.authority
  const name = textIn(lang, names)
  const words = MESSAGES[lang].listing.authority
  return {
    title: format(input.total > 0 ? words.titleWith : words.titleWithout, { name }),
    description: format(words.about, { name }),
    crumbs: [
      { name: translator(lang)('common:nav.home'), href: pageHref(lang, 'home') },
      { name: words.title, href: pageHref(lang, 'authorities') },
      { name },
    ],
    ...(!input.authority.sample && { data: [organization(page, name)] }),
  }
}

function organization(page: PageContext<'authority'>, name: string): object {
  const { lang, input } = page
  const { website, phones, faxes, emails, names } = input.authority
  const others = Object.values(names).filter((other) => other !== name)
  return {
    '@type': 'Organization',
    name,
    ...(others.length > 0 && { alternateName: others }),
    url: website ?? pageUrl(page),
    telephone: phones?.[0],
    faxNumber: faxes?.[0],
    email: emails?.[0],
    ...(input.places.length > 0 && { areaServed: input.places.map((place) => textIn(lang, place.names)) }),
  }
}
