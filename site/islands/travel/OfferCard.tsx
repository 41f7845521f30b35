import type { FeatureItem } from '#core/contract/content.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { dayRangeText, moneyText } from '#core/i18n/formats.ts'
import { CARD_SIZES, PICTURE_WIDTHS } from '#site/components/shared/pictures.ts'
import { Icon } from '../page/Icon.tsx'

export interface OfferCardProps {
  lang: Lang
  offer: FeatureItem
  words: Readonly<Record<'sample' | 'priceFrom', string>>
}

/** A travel offer in the grid, as site/lib/cards.ts draws it; a test holds the two together. */
export function OfferCard({ lang, offer, words }: OfferCardProps) {
  const { dates, startRate } = offer
  const [before, after] = words.priceFrom.split('{{price}}')
  return (
    <li className="card">
      <div className="card-picture">
        <Picture image={offer.image} />
        {offer.sample && (
          <span className="badges">
            <span className="badge is-sample">{words.sample}</span>
          </span>
        )}
      </div>
      <div className="card-body">
        <h3 className="card-title">
          <a className="card-link" href={offer.url}>
            <bdi lang={offer.titleLang}>{offer.title}</bdi>
          </a>
        </h3>
        <p className="card-facts">
          <bdi lang={offer.summaryLang}>{offer.summary}</bdi>
        </p>
        <p className="card-line">
          <Icon name="pin" />
          <bdi lang={offer.locLang}>{offer.locTitle}</bdi>
        </p>
        {dates && (
          <p className="card-line">
            <Icon name="calendar" />
            <span>{dayRangeText(lang, dates.from, dates.to)}</span>
          </p>
        )}
        {startRate && (
          <p className="card-price">
            {before}
            <bdi>{moneyText(lang, startRate)}</bdi>
            {after}
          </p>
        )}
      </div>
    </li>
  )
}

function Picture({ image }: { image: string }) {
  const file = (width: number) => image.replace(/-\d+\.webp$/, `-${width}.webp`)
  return (
    <img
      src={image}
      srcSet={PICTURE_WIDTHS.map((width) => `${file(width)} ${width}w`).join(', ')}
      sizes={CARD_SIZES}
      width="1200"
      height="800"
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
