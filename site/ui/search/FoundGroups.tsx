import { Fragment, useState } from 'react'
import type { FoundListing, FoundPage, FoundPlace } from '#core/contract/places.ts'
import { format } from '#core/i18n/format.ts'
import type { OpenWords } from '#core/text/hours-text.ts'
import { distanceText, numberText } from '#core/text/values.ts'
import { whereText } from '#core/text/where-text.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { hoursLine } from '#site/ui/cards/listing-card.ts'
import { TYPE_ICONS, type IconName } from '#site/ui/icons/icon.ts'
import { chosenHref, type SearchKind } from '#site/ui/search/place-search.ts'
import { useInMiles } from '#site/ui/units/use-in-miles.ts'
import { Icon } from '../page/Icon.tsx'

/** The names of groups and of the link to all of a kind, and what says how far a listing is. */
export type FoundGroupNames = Readonly<Record<'places' | 'seeAll' | 'fromCentre' | FoundPage['group'], string>> & {
  /** Whether a listing is open now is left out without it. */
  readonly hours?: OpenWords
}

interface Props {
  lang: Lang
  /** What the places are searched for. */
  kind: SearchKind
  found: readonly (FoundPage | FoundPlace)[]
  names: FoundGroupNames
  /** Of their headings. */
  level: 2 | 3
}

const ICONS = { places: 'globe', kinds: 'list', times: 'clock', listings: 'pin' } as const

export const groupOf = (found: FoundPage | FoundPlace) => ('href' in found ? found.group : 'places')

/** The icon of a kind of listings, or else that of a group. */
export function iconOf(found: FoundPage | FoundPlace): IconName {
  const dtype = 'href' in found ? found.dtype : undefined
  return dtype === undefined ? ICONS[groupOf(found)] : TYPE_ICONS[dtype]
}

/** What a text may mean, in groups, the likeliest first; a kind with its best listings is a group of its own. */
export function FoundGroups({ lang, kind, found, names, level }: Props) {
  const Heading = `h${level}` as const
  const others = found.filter((hit) => !hasBest(hit))
  const groups = [...new Set(others.map(groupOf))]
  return (
    <>
      {found.filter(hasBest).map((page) => (
        <BestOfKind key={page.id} {...{ lang, page, names, Heading }} />
      ))}
      {groups.map((group) => (
        <section key={group} className="found-group" aria-labelledby={`found-${group}`}>
          <Heading id={`found-${group}`}>{names[group]}</Heading>
          <ul className="above-2 shell-results">
            {others
              .filter((hit) => groupOf(hit) === group)
              .map((hit) => (
                <Row
                  key={hit.id}
                  {...{ hit }}
                  href={chosenHref(lang, kind, hit)}
                  name={hit.name}
                  facts={aboutOf(hit)}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

type Kind = FoundPage & Required<Pick<FoundPage, 'best' | 'total' | 'dtype'>>

/** How much was found: listings of a kind, or else the lines. */
export const totalOf = (found: readonly (FoundPage | FoundPlace)[]): number =>
  found.find(hasBest)?.total ?? found.length

const hasBest = (found: FoundPage | FoundPlace): found is Kind => 'href' in found && found.best !== undefined

interface BestProps extends Pick<Props, 'lang' | 'names'> {
  page: Kind
  Heading: 'h2' | 'h3'
}

/** The best listings of a kind in a town, and the way to all of them; of a kind anywhere, to those of each country. */
function BestOfKind({ lang, page, names, Heading }: BestProps) {
  const { best, total, shared, within } = page
  const [now] = useState(() => Date.now())
  const inMiles = useInMiles()
  const awayText = (km: number) => format(names.fromCentre, { distance: distanceText(lang, km, { inMiles }) })
  const factsOf = ({ km, about, hours }: FoundListing) => {
    const open = hoursLine(lang, { hours }, names.hours && { at: now, words: names.hours })
    return [
      ...(km === undefined ? [] : [{ text: awayText(km) }]),
      ...about,
      ...open.map(({ text }) => ({ text: String(text) })),
    ]
  }
  return (
    <section className="found-group" aria-labelledby="found-best">
      <Heading id="found-best">
        {isItself(page) ? (
          <bdi>{page.name}</bdi>
        ) : (
          <a href={page.href}>
            <bdi>{page.name}</bdi>
          </a>
        )}
      </Heading>
      {shared && (
        <p className="quiet">
          <Facts facts={shared} />
        </p>
      )}
      <ul className="above-2 shell-results found-best">
        {best.map((listing) => (
          <Row key={listing.href} hit={page} {...listing} facts={factsOf(listing)} />
        ))}
      </ul>
      {within && <Countries {...{ lang, within }} />}
      {!within && total > best.length && (
        <a className="more-link above-3" href={page.href}>
          {format(names.seeAll, { count: numberText(lang, total) })}
        </a>
      )}
    </section>
  )
}

interface RowProps extends Pick<FoundListing, 'href' | 'name' | 'lang' | 'image'> {
  /** Whose icon it has without a picture. */
  hit: FoundPage | FoundPlace
  facts: FoundListing['about']
}

/** A line: its picture or the icon of its kind, its name, and what is known. */
const Row = ({ hit, image, href, lang, name, facts }: RowProps) => (
  <li>
    {image ? <img src={image} alt="" width="80" height="80" loading="lazy" /> : <KindOf found={hit} />}
    <a href={href}>
      <bdi lang={lang}>{name}</bdi>
    </a>
    <span className="quiet shell-about">
      <Facts facts={facts} />
    </span>
  </li>
)

interface CountriesProps extends Pick<Props, 'lang'> {
  within: NonNullable<FoundPage['within']>
}

/** The lists of countries that have all of a kind. */
const Countries = ({ lang, within }: CountriesProps) => (
  <ul className="cluster chips above-3">
    {within.map(({ name, href, total }) => (
      <li key={href}>
        <a href={href}>
          <bdi>{name}</bdi> <span className="count">{numberText(lang, total)}</span>
        </a>
      </li>
    ))}
  </ul>
)

/** Whether a kind is shown by the very page of its search. */
const isItself = ({ id, href }: FoundPage): boolean => id === 'kind' && href.includes('?q=')

/** The icon of a kind of listings on its hue, or else that of a group. */
function KindOf({ found }: { found: FoundPage | FoundPlace }) {
  const icon = <Icon name={iconOf(found)} />
  const isOfKind = 'href' in found && found.dtype !== undefined
  return isOfKind ? <span className={`kind kind-${found.dtype}`}>{icon}</span> : icon
}

const Facts = ({ facts }: { facts: NonNullable<FoundPage['about']> }) =>
  facts.map((fact, at) => (
    <Fragment key={fact.text}>
      {at > 0 && ' · '}
      <bdi lang={fact.lang}>{fact.text}</bdi>
    </Fragment>
  ))

/** What its line says beside its name: what is known, or else where it is. */
function aboutOf(found: FoundPage | FoundPlace): NonNullable<FoundPage['about']> {
  if ('href' in found && found.about) return found.about
  const where = whereText(found)
  return where ? [{ text: where }] : []
}
