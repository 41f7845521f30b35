import { useStore } from '@nanostores/react'
import type { NearbyEntry, NearbyGroup } from '#core/contract/entries.ts'
import { format, isolate } from '#core/i18n/format.ts'
import { NEAR_KM } from '#core/domain/reach.ts'
import { distanceText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { $inMiles } from '#site/ui/units/units.ts'
import { wayTo } from '#site/features/nearby/walk.ts'
import { wayText } from '#site/features/nearby/way-text.ts'
import type { ShownPoint } from '#site/features/trip/stay.ts'
import type { TripWords } from './trip-props.ts'

interface Props {
  lang: Lang
  words: TripWords
  near: readonly NearbyGroup[]
  /** Where one stays; undefined for the middle of the city. */
  from: ShownPoint | undefined
}

const KINDS = [
  ['pray', 231],
  ['eat', 228],
] as const

/** The nearest to pray and to eat. */
export function NearestTo({ lang, words, near, from }: Props) {
  const itemsOf = (type: number) => {
    const items = near.find(({ typeId }) => typeId === type)?.items ?? []
    if (!from) return items
    // The call knows the point to a hundred metres only.
    return items.toSorted((a, b) => wayTo(a, from).km - wayTo(b, from).km)
  }
  const unknown = format(words.unknown, { distance: distanceText(lang, NEAR_KM, { inMiles: useStore($inMiles) }) })
  return (
    <>
      <div className="stack gap-4 trip-near">
        {KINDS.map(([kind, type]) => (
          <div key={kind}>
            <h3>{words[kind]}</h3>
            {itemsOf(type).length === 0 && <p>{unknown}</p>}
            <ul>
              {itemsOf(type).map((item) => (
                <Near key={item.tnid} {...{ lang, item, words, from }} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="fine">
        {from ? `${format(words.from, { name: isolate(from.name || words.pin) })}. ${words.wayNote}` : words.fromCentre}
      </p>
    </>
  )
}

function Near({ lang, item, words, from }: Pick<Props, 'lang' | 'words' | 'from'> & { item: NearbyEntry }) {
  const inMiles = useStore($inMiles)
  const { url, title, titleLang, km } = item
  const { onFoot } = words
  const isOwn = from !== undefined && url === from.url
  return (
    <li>
      <a href={url}>
        <bdi lang={titleLang}>{title}</bdi>
      </a>{' '}
      <span className="quiet">
        {isOwn
          ? words.stayHere
          : from
            ? wayText(lang, wayTo(item, from), { inMiles, onFoot })
            : distanceText(lang, km, { inMiles })}
      </span>
    </li>
  )
}
