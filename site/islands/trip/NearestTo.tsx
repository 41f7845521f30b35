import { useStore } from '@nanostores/react'
import type { NearbyEntry, NearbyGroup } from '#core/contract/entries.ts'
import { distanceText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { $inMiles } from '#site/stores/nearby/distances.ts'
import type { TripWords } from './trip-props.ts'

interface Props {
  lang: Lang
  words: TripWords
  near: readonly NearbyGroup[]
}

const KINDS = [
  ['pray', 231],
  ['eat', 228],
] as const

/** The nearest to pray and to eat. */
export function NearestTo({ lang, words, near }: Props) {
  const itemsOf = (type: number) => near.find(({ typeId }) => typeId === type)?.items ?? []
  return (
    <>
      <div className="stack gap-4 trip-near">
        {KINDS.map(([kind, type]) => (
          <div key={kind}>
            <h3>{words[kind]}</h3>
            {itemsOf(type).length === 0 && <p>{words.unknown}</p>}
            <ul>
              {itemsOf(type).map((item) => (
                <Near key={item.tnid} {...{ lang, item }} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="fine">{words.fromCentre}</p>
    </>
  )
}

function Near({ lang, item }: { lang: Lang; item: NearbyEntry }) {
  const inMiles = useStore($inMiles)
  const { url, title, titleLang, km } = item
  return (
    <li>
      <a href={url}>
        <bdi lang={titleLang}>{title}</bdi>
      </a>{' '}
      <span className="quiet">{distanceText(lang, km, { inMiles })}</span>
    </li>
  )
}
