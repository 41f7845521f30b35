import { useEffect, useRef, useState } from 'react'
import type { Alternatives, NearbyEntry } from '#core/contract/entries.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { minutesText } from '#core/text/values.ts'
import type { CardLine } from '#site/ui/cards/card.ts'
import { kashrutLine, minyanLine, placeCard, shabbatLine } from '#site/ui/cards/listing-card.ts'
import { sharedLine } from '#site/ui/cards/shared-line.ts'
import { walkBands, type WalkGroup, type WalkItem, type WalkKind } from '#site/features/nearby/walk.ts'
import { Text } from '#site/ui/cards/CardItem.tsx'
import { AlternativesBlock } from '#site/features/place/AlternativesBlock.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import type { IconName } from '#site/ui/icons/icon.ts'
import type { WalkBoardWords } from './board-words.ts'

interface Props {
  lang: Lang
  group: WalkGroup
  /** What helps where it is empty. */
  known: Alternatives | undefined
  words: WalkBoardWords
  /** How far an item is: '6 min · 350 m'. */
  way: (item: WalkItem) => string
  /** The moment whose Shabbat it tells of, epoch milliseconds. */
  now: number
}

export const WALK_ICONS: Readonly<Record<WalkKind, IconName>> = {
  pray: 'synagogue',
  eat: 'utensils',
  mikvah: 'shop',
  eruv: 'info',
}

/** Of the heading of a kind. */
export const walkId = (kind: WalkKind): string => `walk-${kind}`

/** The first of a long list; two more are no reason for a button. */
const FIRST = 10
const isLong = (items: readonly WalkItem[]): boolean => items.length > FIRST + 2

/** The listings of a kind, a row each, or what helps where none is known. What many of them say stands above them. */
export function WalkSection({ lang, group: { kind, items }, known, words, way, now }: Props) {
  const { walk } = words
  const [isWhole, setWhole] = useState(false)
  const isShort = isLong(items) && !isWhole
  const list = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (isWhole) list.current?.querySelector<HTMLElement>('.is-later a')?.focus()
  }, [isWhole])
  const id = walkId(kind)
  const kashrut = sharedLine(items.map(({ entry }) => kashrutOf(entry, words)))
  const times = new Map(items.map((item) => [item, timesOf(lang, item.entry, { words, now })]))
  const isSilent = kind === 'pray' && items.some((item) => times.get(item)!.length === 0 && !item.entry.hours)
  const later = new Set(items.slice(FIRST))
  const rowOf = (item: WalkItem) => {
    const own = kashrutOf(item.entry, words)
    const said = times.get(item)!
    const lines = own && own.text !== kashrut ? [own, ...said] : said
    const isLater = later.has(item)
    return <Row key={item.entry.tnid} entry={item.entry} way={way(item)} {...{ lines, words, isLater }} />
  }
  return (
    <section aria-labelledby={id}>
      <div className="row below-2">
        <h2 id={id} className="row">
          <Icon name={WALK_ICONS[kind]} />
          {walk[kind]}
        </h2>
        {items.length > 0 && <span className="quiet">({items.length})</span>}
      </div>
      {kashrut && <p className="fine">{format(words.unlessStated, { kashrut })}</p>}
      {isSilent && <p className="fine">{walk.noTimes}</p>}
      {items.length === 0 ? (
        <Nothing {...{ lang, known, words }} />
      ) : (
        <div ref={list} className={isShort ? 'walk-bands is-short' : 'walk-bands'}>
          {walkBands(items).map((band) => (
            <div key={band.minutes} className={later.has(band.items[0]!) ? 'is-later' : undefined}>
              <h3>{format(walk.upTo, { time: minutesText(lang, band.minutes) })}</h3>
              <ul className="walk-rows">{band.items.map(rowOf)}</ul>
            </div>
          ))}
        </div>
      )}
      {isShort && (
        <Button className="above-3 needs-script no-print" onClick={() => setWhole(true)}>
          {format(walk.showAll, { count: String(items.length) })}
        </Button>
      )}
      {kind === 'eruv' && items.length > 0 && <p className="fine">{walk.eruvNote}</p>}
    </section>
  )
}

interface RowProps {
  entry: NearbyEntry
  way: string
  /** What is said of it alone. */
  lines: readonly CardLine[]
  /** Whether a short list is without it. */
  isLater: boolean
  words: WalkBoardWords
}

/** Minutes, name and street. */
function Row({ entry, way, lines, words, isLater }: RowProps) {
  const { title, sample } = placeCard(entry, words, {})
  const { address, addressLang, town } = entry
  return (
    <li className={isLater ? 'is-later' : undefined}>
      <a href={entry.url}>
        <span className="walk-way">{way}</span>
        <span className="walk-name">
          <Text shown={title} /> {sample && <span className="badge is-sample">{sample}</span>}
        </span>
        <span className="walk-street">{address !== town && <Text shown={{ text: address, lang: addressLang }} />}</span>
      </a>
      {lines.map(({ icon, text, isTimed }, at) => (
        <p key={at} className="card-line is-muted" data-clock={isTimed && 'true'}>
          <Icon name={icon} />
          <span>
            {[text].flat().map((part, nth) => (
              <Text key={nth} shown={part} />
            ))}
          </span>
        </p>
      ))}
    </li>
  )
}

function Nothing({ lang, known, words }: Pick<Props, 'lang' | 'known' | 'words'>) {
  const { walk, alternatives, away } = words
  if (!known) return <p>{walk.unknown}</p>
  return <AlternativesBlock {...{ lang, known, away }} words={alternatives} lead={walk.unknown} />
}

const kashrutOf = (entry: NearbyEntry, { options }: WalkBoardWords): CardLine | undefined =>
  kashrutLine(entry, (list, id) => options[list]?.[id] ?? { text: id })[0]

/** When there are prayers, and what is open on Shabbat; nothing where nobody has said. */
function timesOf(lang: Lang, entry: NearbyEntry, { words, now }: Pick<Props, 'words' | 'now'>): CardLine[] {
  const at = { at: now, words: words.hours }
  const minyanim = [...minyanLine(lang, entry, at), ...shabbatLine(lang, entry, at)]
  const { prayers, prayersLang } = entry
  return minyanim.length === 0 && prayers ? [{ icon: 'clock', text: { text: prayers, lang: prayersLang } }] : minyanim
}
