import type { ExampleProps, FavouritesProps } from './favourites-props.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { hrefOf } from '#core/domain/routes.ts'
import { createFavourites, LIST_NAMES, type Favourites } from '#site/features/favourites/favourites.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { $from } from '#site/features/nearby/from-point.ts'
import { pointNear } from '#site/features/favourites/measured.ts'
import { AboutSaving } from './AboutSaving.tsx'
import { ListPicker } from './ListPicker.tsx'
import { ListTools } from './ListTools.tsx'
import { FavouriteList } from './FavouriteList.tsx'
import { MeasureTools } from './MeasureTools.tsx'

/** The visitor's saved listings and offers, ten per page each. */
export function FavouritesPage({ words, example }: Pick<FavouritesProps, 'words'> & ExampleProps) {
  const [store] = useState(createFavourites)
  const favourites = useStore(store.$favourites)
  useEffect(() => {
    void store.load()
    return store.followHistory()
  }, [store])

  switch (favourites.status) {
    case 'loading':
      return <p role="status">{words.loading}</p>
    case 'anonymous':
      return <AboutSaving words={words} example={example} />
    case 'failed':
      return <Failed words={words} store={store} text={favourites.text} />
    case 'ready': {
      const { directory, features } = favourites.lists
      if (directory.length + features.length === 0) return <Empty words={words} />
      return <Ready words={words} store={store} favourites={favourites} />
    }
  }
}

interface ReadyProps extends FavouritesProps {
  favourites: Favourites & { status: 'ready' }
}

/** What is saved, or what of it is on the chosen list. */
function Ready({ favourites, ...props }: ReadyProps) {
  const { words, store } = props
  const { lists, marks } = useStore(store.named.$named)
  const { list: asked } = useStore(store.$view)
  const list = lists.find(({ id }) => id === asked)
  const { directory } = favourites.lists
  const from = pointNear(useStore($from), directory)
  const isEmpty = list && ![...marks.values()].some((mark) => mark.list === list.id)
  return (
    <>
      <ListPicker {...props} />
      {list && <ListTools key={list.id} list={list} {...props} />}
      {isEmpty && <p>{words.emptyList}</p>}
      {directory.length > 0 && <MeasureTools from={from} {...props} />}
      {LIST_NAMES.map((name) => (
        <FavouriteList key={name} name={name} from={from} {...props} {...favourites} />
      ))}
    </>
  )
}

function Failed({ words, store, text }: FavouritesProps & { text: string }) {
  return (
    <div className="stack box card-box">
      <p role="alert">{text}</p>
      <Button look="main" onClick={() => void store.load()}>
        {words.tryAgain}
      </Button>
    </div>
  )
}

/** Nothing is saved: three ways to find something. */
function Empty({ words }: Pick<FavouritesProps, 'words'>) {
  const lang = pageLang()
  const search = hrefOf(lang, { kind: 'search' })
  return (
    <div className="stack box card-box empty-box">
      <Icon name="heart" />
      <h2>{words.empty}</h2>
      <p>{words.emptyHint}</p>
      <p className="cluster gap-3 button-row">
        <a className="button" href={search}>
          <Icon name="search" />
          {words.search}
        </a>
        <a className="button is-quiet" href={`${search}#search-nearme`}>
          <Icon name="pin" />
          {words.nearMe}
        </a>
        <a className="button is-quiet" href={hrefOf(lang, { kind: 'trip' })}>
          <Icon name="plane" />
          {words.planTrip}
        </a>
      </p>
    </div>
  )
}
