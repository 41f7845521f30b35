import type { Lang } from '#core/i18n/languages.ts'
import { offerCard } from '#site/ui/cards/offer-card.ts'
import type { ShellWords } from '#site/features/place/shell-words.page.ts'
import type { PlaceTravel } from '#core/domain/shell/shell.ts'
import { CardItem } from '#site/ui/cards/CardItem.tsx'

interface Props {
  lang: Lang
  travel: PlaceTravel
  words: ShellWords
}

/** The travel offers of a place without a page, and links to vacations elsewhere. */
export function ShellTravel({ lang, travel: { offers, links }, words }: Props) {
  return (
    <>
      {offers.length > 0 && (
        <section className="section">
          <h2>{words.travel}</h2>
          <ul className="cards">
            {offers.map((offer) => (
              <CardItem key={offer.nid} card={offerCard(offer, { lang, words })} />
            ))}
          </ul>
        </section>
      )}
      {links && links.links.length > 0 && (
        <section className="section no-print link-sets">
          <h2>{links.title}</h2>
          <ul className="cluster chips">
            {links.links.map(({ title, url }) => (
              <li key={url}>
                <a href={url} rel="noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
