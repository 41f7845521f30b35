import type { Alternatives, NearbyEntry } from '#core/contract/entries.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { CardLine } from '#site/ui/cards/card.ts'
import { hoursLine, kashrutLine, minyanLine, placeCard, shabbatLine } from '#site/ui/cards/listing-card.ts'
import type { WalkGroup, WalkItem, WalkKind } from '#site/features/nearby/walk.ts'
import { CardItem } from '#site/ui/cards/CardItem.tsx'
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
  /** How far an item is: '350 m · 6 min on foot'. */
  way: (item: WalkItem) => string
  /** The moment for which it says what is open, epoch milliseconds. */
  now: number
}

const ICONS: Readonly<Record<WalkKind, IconName>> = {
  pray: 'synagogue',
  eat: 'utensils',
  mikvah: 'shop',
  eruv: 'info',
}

/** The listings of a kind, or what helps where none is known. */
export function WalkSection({ lang, group: { kind, items }, known, words, way, now }: Props) {
  const { walk } = words
  const id = `walk-${kind}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="row below-3">
        <Icon name={ICONS[kind]} />
        {walk[kind]}
      </h2>
      {items.length === 0 ? (
        <Nothing {...{ lang, known, words }} />
      ) : (
        <ul className="stack">
          {items.map((item) => (
            <CardItem
              key={item.entry.tnid}
              isSmall
              card={{ ...cardOf(lang, item.entry, { words, now }), way: way(item) }}
            />
          ))}
        </ul>
      )}
      {kind === 'eruv' && items.length > 0 && <p className="fine">{walk.eruvNote}</p>}
    </section>
  )
}

function Nothing({ lang, known, words }: Pick<Props, 'lang' | 'known' | 'words'>) {
  const { walk, alternatives, away } = words
  if (!known) return <p>{walk.unknown}</p>
  return <AlternativesBlock {...{ lang, known, away }} words={alternatives} lead={walk.unknown} />
}

function cardOf(lang: Lang, entry: NearbyEntry, { words, now }: Pick<Props, 'words' | 'now'>) {
  const card = placeCard(entry, words, {})
  const at = { at: now, words: words.hours }
  const minyanim = [...minyanLine(lang, entry, at), ...shabbatLine(lang, entry, at)]
  const prayers = minyanim.length > 0 ? minyanim : prayersLine(entry, words)
  const kashrut = kashrutLine(entry, (list, id) => words.options[list]?.[id] ?? { text: id })
  return { ...card, lines: [...card.lines, ...kashrut, ...hoursLine(lang, entry, at), ...prayers] }
}

/** The prayer times of a synagogue as a text, or that we do not know them. */
function prayersLine({ dtype, prayers, prayersLang, hours }: NearbyEntry, { walk }: WalkBoardWords): CardLine[] {
  if (prayers) return [{ icon: 'clock', text: { text: prayers, lang: prayersLang } }]
  return dtype === 231 && !hours ? [{ icon: 'clock', text: walk.noTimes, isMuted: true }] : []
}
