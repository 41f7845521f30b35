import type { Alternatives, NearbyEntry } from '#core/contract/entries.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { CardLine } from '#site/ui/cards/card.ts'
import { kashrutLine, minyanLine, placeCard, shabbatLine } from '#site/ui/cards/listing-card.ts'
import { sharedLine } from '#site/ui/cards/shared-line.ts'
import type { WalkGroup, WalkItem, WalkKind } from '#site/features/nearby/walk.ts'
import { Text } from '#site/ui/cards/CardItem.tsx'
import { AlternativesBlock } from '#site/features/place/AlternativesBlock.tsx'
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

/** The listings of a kind, a row each, or what helps where none is known. What many of them say stands above them. */
export function WalkSection({ lang, group: { kind, items }, known, words, way, now }: Props) {
  const { walk } = words
  const id = walkId(kind)
  const kashrut = sharedLine(items.map(({ entry }) => kashrutOf(entry, words)))
  const rows = items.map((item) => ({ item, times: timesOf(lang, item.entry, { words, now }) }))
  const isSilent = kind === 'pray' && rows.some(({ times, item }) => times.length === 0 && !item.entry.hours)
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
        <ul className="walk-rows">
          {rows.map(({ item, times }) => {
            const own = kashrutOf(item.entry, words)
            const lines = own && own.text !== kashrut ? [own, ...times] : times
            return <Row key={item.entry.tnid} entry={item.entry} way={way(item)} {...{ lines, words }} />
          })}
        </ul>
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
  words: WalkBoardWords
}

/** Minutes, name and street. */
function Row({ entry, way, lines, words }: RowProps) {
  const { title, sample } = placeCard(entry, words, {})
  const { address, addressLang, town } = entry
  return (
    <li>
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
