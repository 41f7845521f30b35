import type { Texts } from '#core/i18n/messages.ts'
import { useStore } from '@nanostores/react'
import { Fragment, useRef } from 'react'
import type { FeatureItem } from '#core/contract/content.ts'
import type { Entry } from '#core/contract/entries.ts'
import type { SavedItems } from '#core/contract/saved.ts'
import type { FromPoint } from '#core/domain/reach.ts'
import { numberText } from '#core/text/values.ts'
import { addressOf, partOf, type ListName, type Part } from '#site/features/favourites/favourites.ts'
import { byTown, inOrder } from '#site/features/favourites/measured.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { markOf } from '#site/features/favourites/named-lists.ts'
import { keyOf } from '#site/features/favourites/saved.ts'
import type { SavedItem } from '#site/features/favourites/saved.ts'
import { format } from '#core/i18n/format.ts'
import { Pagination } from '#site/ui/page/Pagination.tsx'
import { plainClick } from '#site/ui/page/plain-click.ts'
import { FavouriteCard } from './FavouriteCard.tsx'
import type { FavouritesProps } from './favourites-props.ts'

interface Props extends FavouritesProps {
  name: ListName
  lists: SavedItems
  removed: ReadonlySet<string>
  /** The visitor's point, if it is near any of the places. */
  from: FromPoint | undefined
}

const itemOf = (shown: Entry | FeatureItem): SavedItem =>
  'nid' in shown ? { tnid: shown.nid, itemType: 'feature' } : { tnid: shown.tnid, itemType: 'directory' }

/** One of the two lists, paginated. */
export function FavouriteList({ name, lists, removed, from, words, store }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const view = useStore(store.$view)
  const asked = view[name]
  const named = useStore(store.named.$named)
  const isOn = (shown: Entry | FeatureItem) => !view.list || markOf(named, itemOf(shown)).list === view.list
  const isEmpty = !lists[name].some(isOn)
  const all: readonly (Entry | FeatureItem)[] =
    name === 'directory' ? inOrder(lists.directory.filter(isOn), view, from) : lists.features.filter(isOn)
  const part = partOf(all, asked)
  const isLeft = (shown: Entry | FeatureItem) => !removed.has(keyOf(itemOf(shown)))
  const title = name === 'directory' ? words.places : words.offers
  const turn = (page: number) => {
    store.turnTo(name, page)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }
  if (view.list && isEmpty) return null
  return (
    <section className="saved-list" aria-labelledby={`saved-${name}`}>
      <h2 className="row below-5" id={`saved-${name}`} ref={heading} tabIndex={-1}>
        {title} <span className="count">{numberText(pageLang(), all.filter(isLeft).length)}</span>
      </h2>
      {all.length === 0 && <p>{noneText(name, { words, isEmpty })}</p>}
      <Towns {...{ removed, from, words, store }} items={part.items} isSplit={!view.byDistance} />
      {part.pages > 1 && (
        <Pagination
          lang={pageLang()}
          words={{ ...words, pages: format(words.pages, { list: title }) }}
          page={part.page}
          pages={part.pages}
          linkTo={(page) => ({ href: addressOf(name, page), onClick: plainClick(() => turn(page)) })}
        >
          <span>{pageText(part, words)}</span>
        </Pagination>
      )}
    </section>
  )
}

interface TownsProps extends FavouritesProps, Pick<Props, 'removed' | 'from'> {
  items: readonly (Entry | FeatureItem)[]
  /** Whether the towns stand apart. */
  isSplit: boolean
}

/** Cards below the name of their town. */
function Towns({ items, isSplit, removed, from, words, store }: TownsProps) {
  return byTown(items, { isSplit }).map(([town, shownThere], at) => (
    <Fragment key={town}>
      {town && (
        <p className="h3 strong saved-town" id={`saved-town-${at}`}>
          {town}
        </p>
      )}
      <ul className="cards" aria-labelledby={town ? `saved-town-${at}` : undefined}>
        {shownThere.map((shown) => {
          const item = itemOf(shown)
          return (
            <FavouriteCard
              key={keyOf(item)}
              {...{ shown, item, from, words }}
              isUnderTown={town !== ''}
              named={store.named}
              isRemoved={removed.has(keyOf(item))}
              onToggle={(button) => store.toggle(item, button)}
            />
          )
        })}
      </ul>
    </Fragment>
  ))
}

const pageText = ({ page, pages }: Part<unknown>, words: Texts<'accounts.saved'>): string =>
  format(words.page, { page: numberText(pageLang(), page), pages: numberText(pageLang(), pages) })

/** Nothing is saved, or nothing of that is near enough. */
function noneText(name: ListName, { words, isEmpty }: { words: Texts<'accounts.saved'>; isEmpty: boolean }): string {
  if (!isEmpty) return words.noneWithin
  return name === 'directory' ? words.noPlaces : words.noOffers
}
