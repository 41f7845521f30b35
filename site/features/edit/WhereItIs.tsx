import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { call } from '#core/contract/client.ts'
import type { SimilarListing } from '#core/contract/listing-edit.ts'
import { placeId } from '#core/domain/listing/edit-values.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { OnMap } from '#site/ui/map/OnMap.tsx'
import { SimilarListings } from './SimilarListings.tsx'
import { useEdit } from './use-edit.ts'

const SHORTEST_NAME = 3
/** After the last letter. */
const PAUSE_MS = 400

/** A new place on the map, and the listings that it may be. */
export function WhereItIs() {
  const { edit } = useEdit()
  const { values, position, around } = useStore(edit.$typed)
  const { add } = t('edit')
  const similar = useSimilar(values.title, placeId(values.town))
  return (
    <>
      <div role="status">{similar.length > 0 && <Similar listings={similar} />}</div>
      <div className="stack gap-2">
        <p>
          <strong>{add.position}</strong>
        </p>
        <OnMap
          title={values.title}
          texts={t('places.map').pick}
          {...{ position, around }}
          onTake={(taken) => edit.set({ position: taken })}
        />
      </div>
    </>
  )
}

function Similar({ listings }: { listings: readonly SimilarListing[] }) {
  const { add } = t('edit')
  return (
    <div className="notice is-warning">
      <div className="stack gap-2">
        <p>{add.similar}</p>
        <SimilarListings listings={listings} />
      </div>
    </div>
  )
}

/** Listings with such a name in the town, once both are known and nobody types any more. */
function useSimilar(name: string, place: number | undefined): readonly SimilarListing[] {
  const [found, setFound] = useState<readonly SimilarListing[]>([])
  const asked = name.trim().length >= SHORTEST_NAME ? place : undefined
  useEffect(() => {
    if (asked === undefined) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const input = { params: { place: asked, language: pageLang() }, querystring: { name: name.trim() } }
      // Without an answer nothing is shown: an editor looks, too.
      call('GET /rest/tjt/similarlistings/:place/:language', input, { signal: stop.signal }).then(setFound, () => {})
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [name, asked])
  return asked === undefined ? [] : found
}
