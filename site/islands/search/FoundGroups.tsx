import type { FoundPage, FoundPlace } from '#core/contract/places.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { chosenHref, type SearchKind } from '#site/stores/search/place-search.ts'
import { Icon } from '../page/Icon.tsx'

export type FoundGroupNames = Readonly<Record<'places' | FoundPage['group'], string>>

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

/** What a text may mean, in groups, the likeliest first. */
export function FoundGroups({ lang, kind, found, names, level }: Props) {
  const Heading = `h${level}` as const
  const groups = [...new Set(found.map(groupOf))]
  return groups.map((group) => {
    const items = found.filter((one) => groupOf(one) === group)
    return (
      <section key={group} className="found-group" aria-labelledby={`found-${group}`}>
        <Heading id={`found-${group}`}>
          {names[group]} <span className="count">{numberText(lang, items.length)}</span>
        </Heading>
        <ul className="shell-results">
          {items.map((one) => (
            <li key={one.id}>
              <Icon name={ICONS[group]} />
              <a href={chosenHref(lang, kind, one)}>
                <bdi>{one.name}</bdi>
              </a>
              <bdi className="quiet shell-about">{aboutOf(one)}</bdi>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** What its line says beside its name: where it is. */
const aboutOf = ({ name, text }: FoundPage | FoundPlace): string =>
  text.startsWith(name) ? text.slice(name.length).replace(/^[\s,–]+/, '') : ''
