import { Fragment } from 'react'
import type { FoundPage, FoundPlace } from '#core/contract/places.ts'
import { format } from '#core/i18n/format.ts'
import { distanceText, numberText } from '#core/text/values.ts'
import { whereText } from '#core/text/where-text.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { TYPE_ICONS, type IconName } from '#site/ui/icons/icon.ts'
import { chosenHref, type SearchKind } from '#site/ui/search/place-search.ts'
import { useInMiles } from '#site/ui/units/use-in-miles.ts'
import { Icon } from '../page/Icon.tsx'

/** The names of groups and of the link to all of a kind, and what says how far a listing is. */
export type FoundGroupNames = Readonly<Record<'places' | 'seeAll' | 'fromCentre' | FoundPage['group'], string>>

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
                <li key={hit.id}>
                  <KindOf found={hit} icon={ICONS[group]} />
                  <a href={chosenHref(lang, kind, hit)}>
                    <bdi>{hit.name}</bdi>
                  </a>
                  <span className="quiet shell-about">
                    <Facts facts={aboutOf(hit)} />
                  </span>
                </li>
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

/** The best listings of a kind in a town, and the way to all of them. */
function BestOfKind({ lang, page, names, Heading }: BestProps) {
  const { best, total, shared } = page
  const inMiles = useInMiles()
  const awayText = (km: number) => format(names.fromCentre, { distance: distanceText(lang, km, { inMiles }) })
  return (
    <section className="found-group" aria-labelledby="found-best">
      <Heading id="found-best">
        <a href={page.href}>
          <bdi>{page.name}</bdi>
        </a>
      </Heading>
      {shared && (
        <p className="quiet">
          <Facts facts={shared} />
        </p>
      )}
      <ul className="above-2 shell-results found-best">
        {best.map(({ name, lang: other, href, about, km }) => (
          <li key={href}>
            <KindOf found={page} />
            <a href={href}>
              <bdi lang={other}>{name}</bdi>
            </a>
            <span className="quiet shell-about">
              <Facts facts={km === undefined ? about : [{ text: awayText(km) }, ...about]} />
            </span>
          </li>
        ))}
      </ul>
      {total > best.length && (
        <a className="more-link above-3" href={page.href}>
          {format(names.seeAll, { count: numberText(lang, total) })}
        </a>
      )}
    </section>
  )
}

/** The icon of a kind of listings on its hue, or else that of a group. */
function KindOf({ found, icon = 'pin' }: { found: FoundPage | FoundPlace; icon?: IconName }) {
  const dtype = 'href' in found ? found.dtype : undefined
  if (dtype === undefined) return <Icon name={icon} />
  return (
    <span className={`kind kind-${dtype}`}>
      <Icon name={TYPE_ICONS[dtype]} />
    </span>
  )
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
