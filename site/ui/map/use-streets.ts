import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { isOwnMap } from '#core/contract/map-tiles.ts'
import { $consent } from '#site/ui/consent/consent.ts'
import { mapTiles } from '#site/ui/map/map-tiles.ts'
import type { DrawnMap } from './engine.ts'

/** Shows the streets that the site has, those of a third party with consent only. `failures`: how often none came. */
export function useStreets(map: DrawnMap | undefined, failures: number) {
  const [tiles] = useState(mapTiles)
  const [tries, setTries] = useState(0)
  const { maps: isAllowed } = useStore($consent)
  const isChosen = tiles !== undefined && (isAllowed || isOwnMap(tiles))
  useEffect(() => map?.setTiles(isChosen ? tiles : undefined), [map, tiles, isChosen, tries])
  const haveFailed = isChosen && failures > tries
  return { tiles, areShown: isChosen && !haveFailed, haveFailed, retry: () => setTries(failures) }
}
