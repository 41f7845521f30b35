import type { SavedWords } from '#core/i18n/words.ts'
import { useState } from 'react'
import type { FeatureItem } from '#core/contract/content.ts'
import type { Entry } from '#core/contract/entries.ts'
import { typeNames } from '#site/stores/page/type-names.ts'
import { moneyText, ratingText, shortDay } from '#core/i18n/formats.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { fill } from '#core/i18n/fill.ts'
import { Icon } from '../page/Icon.tsx'

interface Props {
  shown: Entry | FeatureItem
  words: SavedWords
  isRemoved: boolean
  onToggle: (button: HTMLElement) => Promise<void>
}

/** A saved item. Once removed it stays, faded, so that it can be saved again. */
export function FavouriteCard({ shown, words, isRemoved, onToggle }: Props) {
  const [isBusy, setBusy] = useState(false)
  const toggle = async (button: HTMLElement) => {
    if (isBusy) return
    setBusy(true)
    await onToggle(button).finally(() => setBusy(false))
  }
  const name = <bdi lang={shown.titleLang}>{shown.title}</bdi>
  return (
    <li className={isRemoved ? 'card is-removed' : 'card'}>
      <div className="card-picture">
        <img src={shown.image} alt="" width={800} height={533} loading="lazy" />
        {shown.sample && (
          <span className="badges">
            <span className="badge is-sample">{'nid' in shown ? words.sampleOffer : words.sampleListing}</span>
          </span>
        )}
      </div>
      <div className="card-body">
        <h3 className="card-title">
          <a className="card-link" href={shown.url}>
            {name}
          </a>
        </h3>
        {'nid' in shown ? <Offer shown={shown} words={words} /> : <Place shown={shown} words={words} />}
        <div className="saved-foot">
          {isRemoved && <p>{words.removed}</p>}
          <button
            type="button"
            className="button is-quiet"
            aria-busy={isBusy}
            onClick={(event) => void toggle(event.currentTarget)}
          >
            <Icon name={isRemoved ? 'star' : 'close'} />
            {isRemoved ? words.saveAgain : words.remove}
            <span className="visually-hidden">: {name}</span>
          </button>
        </div>
      </div>
    </li>
  )
}

function Place({ shown, words }: { shown: Entry; words: SavedWords }) {
  const { rating, dtype, town, address } = shown
  return (
    <>
      {rating && <Rating {...rating} words={words} />}
      <p className="card-facts">{typeNames()[dtype]}</p>
      <p className="card-line">
        <Icon name="pin" />
        <span>
          <bdi>{town}</bdi>, <bdi>{address}</bdi>
        </span>
      </p>
    </>
  )
}

interface RatingProps {
  mean: number
  count: number
  words: SavedWords
}

function Rating({ mean, count, words }: RatingProps) {
  const shown = ratingText(pageLang(), mean)
  const label = fill(words.rating, { mean: shown, count: String(count) })
  const halves = Math.round(mean * 2)
  return (
    <p className="rating">
      <span className={`stars s${halves}`} role="img" aria-label={label} />
      <span aria-hidden="true">{shown}</span>
      <span className="is-muted" aria-hidden="true">
        ({count})
      </span>
    </p>
  )
}

function Offer({ shown, words }: { shown: FeatureItem; words: SavedWords }) {
  const lang = pageLang()
  const { locTitle, dates, past, startRate } = shown
  return (
    <>
      <p className="card-line">
        <Icon name="pin" />
        <bdi>{locTitle}</bdi>
      </p>
      {dates && (
        <p className="card-line">
          <Icon name="calendar" />
          <span>
            {shortDay(lang, dates.from)} – {shortDay(lang, dates.to)}
          </span>
        </p>
      )}
      {past && <p className="card-line is-muted">{words.datesPassed}</p>}
      {startRate && !past && (
        <p className="card-line">{fill(words.priceFrom, { price: moneyText(lang, startRate) })}</p>
      )}
    </>
  )
}
