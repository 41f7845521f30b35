import { Fragment, useRef } from 'react'
import type { NearbyEntry } from '#core/contract/entries.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { writeNearbyQuery, type NearbyBoard, type NearbyView } from '#site/features/nearby/nearby.ts'
import { useInMiles } from '#site/ui/units/use-in-miles.ts'
import { wayTo } from '#site/features/nearby/walk.ts'
import type { Around } from '#core/domain/shell/shell.ts'
import { WALK_KM } from '#core/domain/distance.ts'
import { format } from '#core/i18n/format.ts'
import { distanceText } from '#core/text/values.ts'
import { sharedLine } from '#site/ui/cards/shared-line.ts'
import { isWithinWalk } from '#core/domain/reach.ts'
import type { WalkBoardWords, BoardWords } from './board-words.ts'
import { kashrutLine, nowLines, placeCard } from '#site/ui/cards/listing-card.ts'
import type { CardLine } from '#site/ui/cards/card.ts'
import { CardItem } from '#site/ui/cards/CardItem.tsx'
import { Pagination } from '#site/ui/page/Pagination.tsx'
import { useHere } from '#site/ui/page/here.ts'
import { plainClick } from '#site/ui/page/plain-click.ts'

interface Props {
  view: NearbyView
  board: NearbyBoard
  words: WalkBoardWords
  around: Around
  lang: Lang
  /** The moment for which it says what is open, epoch milliseconds. */
  now: number
  /** How far an item is: '350 m · 6 min on foot'. */
  way: (item: NearbyEntry) => string
}

/** A page of nearby listings of one type: those within a Shabbat walk, then the others. */
export function NearbyList({ view, board, words, lang, now: at, way, around }: Props) {
  const here = useHere()
  const panel = useRef<HTMLDivElement>(null)
  const { type, page, pages, items } = board
  const inMiles = useInMiles()
  const isInWalk = (item: NearbyEntry) => isWithinWalk(wayTo(item, around.at).km, { inMiles })
  const reach = distanceText(lang, WALK_KM, { inMiles })
  const shared = sharedLine(items.map((item) => kashrutOf(item, words)))
  const parts = [
    { name: `${words.walk.label} · ${reach}`, part: items.filter(isInWalk) },
    { name: words.walk.farther, part: items.filter((item) => !isInWalk(item)) },
  ].filter(({ part }) => part.length > 0)
  function turnTo(to: number) {
    view.showPage(to)
    panel.current?.focus()
  }
  return (
    <div
      className="nearby-list"
      id="near-panel"
      role="tabpanel"
      aria-labelledby={`near-${type}`}
      tabIndex={-1}
      ref={panel}
    >
      {shared && <p className="fine">{format(words.unlessStated, { kashrut: shared })}</p>}
      {parts.map(({ name, part }) => (
        <Fragment key={name}>
          <p className="strong nearby-part" aria-hidden>
            {name}
          </p>
          <ul className="stack" aria-label={name}>
            {part.map((item) => (
              <NearbyCard key={item.tnid} item={item} way={way(item)} {...{ words, lang, at, shared }} />
            ))}
          </ul>
        </Fragment>
      ))}
      {items.some(({ unchecked }) => unchecked) && <p className="fine above-4">{words.uncheckedNote}</p>}
      {pages > 1 && (
        <Pagination
          {...{ lang, words, page, pages }}
          linkTo={(to) => ({
            href: writeNearbyQuery(here.search, { type, page: to }) || here.pathname,
            onClick: plainClick(() => turnTo(to)),
          })}
        />
      )}
      <p className="visually-hidden" role="status">
        {pages > 1 && format(words.page, { page: String(page), pages: String(pages) })}
      </p>
    </div>
  )
}

interface NearbyCardProps {
  item: NearbyEntry
  /** '350 m · 6 min on foot'. */
  way: string
  words: BoardWords
  lang: Lang
  /** The moment for which it says whether it is open, epoch milliseconds. */
  at: number
  /** What the list says of kashrut, so that its cards need not. */
  shared?: string | undefined
}

/** What a card says of its kashrut. */
const kashrutOf = (item: NearbyEntry, { options }: BoardWords): CardLine | undefined =>
  kashrutLine(item, (list, id) => options[list]?.[id] ?? { text: id })[0]

/** A listing in one line: picture, name, address, kashrut and distance. */
function NearbyCard({ item, way, words, lang, at, shared }: NearbyCardProps) {
  const card = placeCard(item, words, { town: 'inLine' })
  const kashrut = kashrutOf(item, words)
  const lines = [
    ...card.lines,
    ...(kashrut && kashrut.text !== shared ? [kashrut] : []),
    ...nowLines(lang, item, { at, words: words.hours }),
  ]
  return <CardItem isSmall card={{ ...card, lines, way }} />
}
