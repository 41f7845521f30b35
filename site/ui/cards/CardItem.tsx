import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import type { Card, CardAway, CardLine, CardRating, CardSave, CardText } from '#site/ui/cards/card.ts'
import { CARD_SIZES, filesOf } from '#site/ui/blocks/pictures.ts'
import { $saved } from '#site/ui/cards/saved-keys.ts'
import { Icon } from '../page/Icon.tsx'

interface Props {
  card: Card
  level?: 2 | 3
  /** Class name besides `card`. */
  className?: string
  /** Its picture is too small for labels. */
  isSmall?: boolean
  /** Shown below the card's text. */
  children?: ReactNode
}

/** A card, identical to the one of `card.html.ts`; a test compares them. */
export function CardItem({ card, level = 3, className = '', isSmall = false, children }: Props) {
  const { facts, rating, price, image, kind, away } = card
  const isOnPicture = image !== undefined && !isSmall
  return (
    <li className={`card ${isSmall ? 'near-card' : className}`.trim()}>
      {image ? (
        <div className="card-picture">
          <Picture image={image} sizes={isSmall ? '11rem' : CARD_SIZES} />
          {isOnPicture && <Badge card={card} />}
        </div>
      ) : (
        <div className={`kind ${kind?.name}`}>{away ? <WayThere {...away} /> : kind && <Icon name={kind.icon} />}</div>
      )}
      <div className="card-body">
        {!isOnPicture && <Badge card={card} />}
        <Names card={card} level={level} />
        {rating && <Rating {...rating} />}
        {facts && (
          <p className="quiet card-facts">
            {Array.isArray(facts) ? textsOf(facts) : <Text shown={facts as CardText} />}
          </p>
        )}
        {card.lines.map((line, at) => (
          <Line key={at} {...line} />
        ))}
        {price && <p className="card-price">{textsOf(price)}</p>}
        {children}
      </div>
      {card.save && <Heart {...card.save} />}
    </li>
  )
}

function WayThere({ inKm, inMiles, to, towards }: CardAway) {
  return (
    <>
      <span className={`to-${to}`}>
        <Icon name="arrow" />
      </span>
      <b className="in-km">{inKm}</b>
      <b className="in-miles">{inMiles}</b>
      <span className="visually-hidden">{`, ${towards}`}</span>
    </>
  )
}

/** The page's script acts on it. */
function Heart({ item, label }: CardSave) {
  const isSaved = useStore($saved).has(item)
  return (
    <button type="button" className="save" data-save={item} aria-pressed={isSaved} aria-label={label}>
      <Icon name="heart" />
    </button>
  )
}

function Names({ card: { url, title, town, other }, level }: { card: Card; level: 2 | 3 }) {
  const Title = `h${level}` as const
  return (
    <>
      {town && (
        <p className="card-town">
          <Text shown={town} />
        </p>
      )}
      <Title className="card-title">
        <a className="card-link" href={url}>
          <Text shown={title} />
        </a>
      </Title>
      {other && (
        <p className="is-muted">
          <Text shown={other} />
        </p>
      )}
    </>
  )
}

export const Text = ({ shown }: { shown: CardText }) =>
  typeof shown === 'string' ? shown : <bdi lang={shown.lang}>{shown.text}</bdi>

const textsOf = (texts: readonly CardText[]) => texts.map((text, at) => <Text key={at} shown={text} />)

function Line({ icon, text, isMuted, isLive, isTimed }: CardLine) {
  return (
    <p
      className={`card-line${isMuted ? ' is-muted' : ''}${isLive ? ' is-live' : ''}`}
      data-clock={isTimed}
      // The page's script writes times as the visitor reads them.
      suppressHydrationWarning={isTimed}
    >
      <Icon name={icon} />
      {Array.isArray(text) ? <span>{textsOf(text)}</span> : <Text shown={text as CardText} />}
    </p>
  )
}

function Picture({ image, sizes }: { image: string; sizes: string }) {
  return (
    <img
      src={image}
      srcSet={filesOf(image)}
      sizes={sizes}
      width="1200"
      height="800"
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

/** One at most. */
function Badge({ card: { sample, featured } }: { card: Card }) {
  if (sample) return <span className="badge is-sample">{sample}</span>
  if (!featured) return null
  return (
    <span className="badge is-featured" title={featured.why}>
      {featured.text}
    </span>
  )
}

function Rating({ mean, label, shown, reviews }: CardRating) {
  return (
    <p className="rating">
      <span className={`stars s${Math.round(mean * 2)}`} role="img" aria-label={label} />{' '}
      <span aria-hidden="true">{shown}</span> <span className="is-muted">{reviews}</span>
    </p>
  )
}
