import { fill } from '#core/i18n/fill.ts'
import type { Entry } from '#core/contract/entries.ts'
import { cardOptions } from '#core/fields/listing.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import type { FilterListName } from '#core/contract/options.ts'
import { moneyText, numberText, ratingText } from '#core/i18n/formats.ts'
import { CARD_SIZES, PICTURE_WIDTHS } from '#site/components/shared/pictures.ts'
import type { FilterLists } from '#site/stores/results/results.ts'
import { Icon } from '../page/Icon.tsx'

export interface CardWords {
  sample: string
  featured: string
  featuredWhy: string
  unchecked: string
  uncheckedAsOf: string
  stars: string
  /** By plural form. */
  reviews: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
  pricePerNight: string
}

export interface EntryCardProps {
  lang: Lang
  entry: Entry
  words: CardWords
  lists: FilterLists
  /** Whether the town stands on the card. */
  withTown: boolean
}

/** A listing in the grid, as site/lib/cards.ts draws it; a test holds the two together. */
export function EntryCard(props: EntryCardProps) {
  const { lang, entry, words, lists, withTown } = props
  const { rating, startRate } = entry
  const facts = factsOf(entry, lists)
  const hasStreet = entry.address !== entry.town
  return (
    <li className="card">
      <div className="card-picture">
        <Picture image={entry.image} />
        <Badges entry={entry} words={words} />
      </div>
      <div className="card-body">
        <h2 className="card-title">
          <a className="card-link" href={entry.url}>
            <bdi lang={entry.titleLang}>{entry.title}</bdi>
          </a>
        </h2>
        {entry.hebrewTitle && (
          <p className="is-muted">
            <bdi lang="he" dir="rtl">
              {entry.hebrewTitle}
            </bdi>
          </p>
        )}
        {rating && <Rating lang={lang} rating={rating} words={words} />}
        {facts !== '' && <p className="card-facts">{facts}</p>}
        <p className="card-line">
          <Icon name="pin" />
          <span>
            {(withTown || !hasStreet) && <bdi lang={entry.townLang}>{entry.town}</bdi>}
            {withTown && hasStreet && ', '}
            {hasStreet && <bdi lang={entry.addressLang}>{entry.address}</bdi>}
          </span>
        </p>
        <Supervision entry={entry} lists={lists} />
        {entry.unchecked && (
          <p className="card-line is-muted">
            <Icon name="info" />
            {entry.oldYear ? fill(words.uncheckedAsOf, { year: String(entry.oldYear) }) : words.unchecked}
          </p>
        )}
        {startRate && (
          <p className="card-price">
            <Price text={words.pricePerNight}>{moneyText(lang, startRate)}</Price>
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

function Badges({ entry, words }: Pick<EntryCardProps, 'entry' | 'words'>) {
  const { paid, sample } = entry
  if (!paid && !sample) return null
  return (
    <span className="badges">
      {sample && <span className="badge is-sample">{words.sample}</span>}
      {paid && (
        <span className="badge is-featured" title={words.featuredWhy}>
          <Icon name="star" />
          {words.featured}
        </span>
      )}
    </span>
  )
}

interface RatingProps {
  lang: Lang
  rating: NonNullable<Entry['rating']>
  words: CardWords
}

function Rating({ lang, rating: { mean, count }, words }: RatingProps) {
  const shown = ratingText(lang, mean)
  const { locale } = LANGUAGES[lang]
  const form = new Intl.PluralRules(locale).select(count)
  const reviews = words.reviews[form] ?? words.reviews.other ?? ''
  return (
    <p className="rating">
      <span className={`stars s${Math.round(mean * 2)}`} role="img" aria-label={fill(words.stars, { mean: shown })} />{' '}
      <span aria-hidden="true">{shown}</span>{' '}
      <span className="is-muted">{fill(reviews, { count: numberText(lang, count) })}</span>
    </p>
  )
}

function factsOf(entry: Entry, lists: FilterLists): string {
  const facts = cardOptions(entry).map(([list, id]) => nameOf(lists, list, id))
  return [...new Set(facts)].join(' · ')
}

function nameOf(lists: FilterLists, list: FilterListName, id: string): string {
  return lists[list]?.find((option) => option.id === id)?.name ?? id
}

const NONE_STATED = 'none-stated'

function Supervision({ entry, lists }: Pick<EntryCardProps, 'entry' | 'lists'>) {
  const { dtype, supervision } = entry
  if (dtype !== 228 && !supervision) return null
  const stated = (supervision ?? []).filter((id) => id !== NONE_STATED)
  if (stated.length === 0) {
    return (
      <p className="card-line is-muted">
        <Icon name="info" />
        {nameOf(lists, 'supervision', NONE_STATED)}
      </p>
    )
  }
  const names = stated.map((id) => nameOf(lists, 'supervision', id))
  return (
    <p className="card-line">
      <Icon name="check" />
      <bdi>{names.join(', ')}</bdi>
    </p>
  )
}

/** A text with a value that keeps its own direction. */
function Price({ text, children }: { text: string; children: string }) {
  const [before, after] = text.split('{{price}}')
  return (
    <>
      {before}
      <bdi>{children}</bdi>
      {after}
    </>
  )
}
