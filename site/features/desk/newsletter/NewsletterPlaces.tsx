import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { NewsletterPlace } from '#core/contract/desk-newsletter.ts'
import { MAX_NEWSLETTER_PLACES } from '#core/terms/limits.ts'
import { format, formatCount } from '#core/i18n/format.ts'
import { $placeNames, askPlaceName, tellPlaceName } from '#site/features/desk/documents/documents-places.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { PlaceField } from '#site/ui/forms/PlaceField.tsx'
import { Button, IconButton } from '#site/ui/page/Button.tsx'
import type { NewsletterProps } from './props.ts'

/** Looks for new places, and orders those that the newsletter names. */
export function NewsletterPlaces({ store, open }: NewsletterProps) {
  const { places: words } = t('desk.newsletter')
  const { since } = open.draft
  return (
    <section className="stack gap-3">
      <h3>{words.title}</h3>
      <AreaField {...{ store, open }} />
      <Field
        name="since"
        kind="day"
        label={words.since}
        value={since}
        onValue={(day) => day && store.change({ since: day })}
      />
      <p>
        <Button onClick={() => void store.find()}>{words.find}</Button>
      </p>
      <Found {...{ store, open }} />
      <Chosen {...{ store, open }} />
    </section>
  )
}

/** A country or a city; everywhere if it is empty. */
function AreaField({ store, open }: NewsletterProps) {
  const { places: words } = t('desk.newsletter')
  const { area } = open.draft
  const name = useStore($placeNames)[area ?? 0]
  const [typed, setTyped] = useState<string>()
  useEffect(() => void (area !== undefined && askPlaceName(area)), [area])
  return (
    <PlaceField
      name="area"
      label={words.area}
      hint={words.areaHint}
      words={t('edit').places}
      text={typed ?? (area === undefined ? '' : (name ?? ''))}
      isPicked={typed === undefined}
      onType={(text) => {
        setTyped(text)
        if (area !== undefined) store.change({ area: undefined })
      }}
      onPick={(place) => {
        tellPlaceName(place.id, place.name)
        setTyped(undefined)
        store.change({ area: place.id })
      }}
    />
  )
}

const FOUND = '.newsletter-found > li'
const CHOSEN = '#newsletter-chosen'

/** Focuses the first element that is there, once what had the focus is gone or elsewhere. */
const focusSoon = (...selectors: string[]) =>
  requestAnimationFrame(() => {
    const found = selectors
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((element) => element !== null)
    found?.focus()
  })

function Found({ store, open }: NewsletterProps) {
  const { places: words } = t('desk.newsletter')
  const found = useStore(store.$found)
  const isChosen = ({ tnid }: NewsletterPlace) => open.places.some((place) => place.tnid === tnid)
  const rest = found?.filter((place) => !isChosen(place)) ?? []
  const add = (places: readonly NewsletterPlace[], ...next: string[]) => {
    store.place([...open.places, ...places].slice(0, MAX_NEWSLETTER_PLACES))
    focusSoon(...next, CHOSEN)
  }
  return (
    <>
      <p role="status">
        {found && (found.length > 0 ? formatCount(pageLang(), words, 'found', found.length) : words.none)}
      </p>
      {rest.length > 0 && (
        <>
          <ul className="newsletter-places newsletter-found">
            {rest.map((place, at) => (
              <li key={place.tnid}>
                <Place place={place} />
                <IconButton
                  icon="plus"
                  label={format(words.add, { name: place.title })}
                  onClick={() => add([place], `${FOUND}:nth-child(${at + 1}) button`, `${FOUND}:last-child button`)}
                />
              </li>
            ))}
          </ul>
          <p>
            <Button onClick={() => add(rest)}>{words.addAll}</Button>
          </p>
        </>
      )}
    </>
  )
}

function Place({ place: { title, lang, facts, url } }: { place: NewsletterPlace }) {
  return (
    <div>
      <a href={url} target="_blank" rel="noopener">
        <bdi lang={lang}>{title}</bdi>
      </a>
      <p className="quiet">
        {facts.map((fact, at) => (
          <span key={fact}>
            {at > 0 && ' · '}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </p>
    </div>
  )
}

function Chosen({ store, open }: NewsletterProps) {
  const { places: words } = t('desk.newsletter')
  const { places, draft } = open
  const gone = draft.places.length - places.length
  const move = (at: number, to: number) => {
    const next = places.toSpliced(at, 1)
    if (to >= 0) next.splice(to, 0, places[at]!)
    store.place(next)
    const place = `ol.newsletter-places > li:nth-child(${(to < 0 ? Math.min(at, next.length - 1) : to) + 1})`
    focusSoon(`${place} button:nth-child(${to < 0 ? 3 : to < at ? 1 : 2})`, CHOSEN)
  }
  return (
    <>
      <h4 id="newsletter-chosen" tabIndex={-1}>
        {words.chosen}
      </h4>
      {places.length === 0 && <p className="quiet">{words.empty}</p>}
      {gone > 0 && <p>{formatCount(pageLang(), words, 'gone', gone)}</p>}
      {places.length === MAX_NEWSLETTER_PLACES && <p>{format(words.full, { most: MAX_NEWSLETTER_PLACES })}</p>}
      <ol className="newsletter-places">
        {places.map((place, at) => (
          <li key={place.tnid}>
            <Place place={place} />
            <PlaceButtons {...{ place, at, last: places.length - 1, move }} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface ButtonsProps {
  place: NewsletterPlace
  at: number
  last: number
  /** Below zero takes it out. */
  move: (at: number, to: number) => void
}

function PlaceButtons({ place: { title: name }, at, last, move }: ButtonsProps) {
  const { places: words } = t('desk.newsletter')
  return (
    <span className="newsletter-buttons">
      <IconButton
        icon="up"
        aria-disabled={at === 0 || undefined}
        label={format(words.up, { name })}
        onClick={() => at > 0 && move(at, at - 1)}
      />
      <IconButton
        icon="up"
        className="is-down"
        aria-disabled={at === last || undefined}
        label={format(words.down, { name })}
        onClick={() => at < last && move(at, at + 1)}
      />
      <IconButton icon="close" label={format(words.drop, { name })} onClick={() => move(at, -1)} />
    </span>
  )
}
