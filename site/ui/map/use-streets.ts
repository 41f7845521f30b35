import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { isOwnMap } from '#core/contract/map-tiles.ts'
import { $consent } from '#site/ui/consent/consent.ts'
import { mapTiles } from '#site/ui/map/map-tiles.ts'
import type { DrawnMap } from './engine.ts'

/** Shows the streets that the site has, those of a third party with consent only. */
export function useStreets(map: DrawnMap | undefined) {
  const [tiles] = useState(mapTiles)
  const { maps: isAllowed } = useStore($consent)
  const areShown = tiles !== undefined && (isAllowed || isOwnMap(tiles))
  useEffect(() => map?.setTiles(areShown ? tiles : undefined), [map, tiles, areShown])
  return { tiles, areShown }
}
