import { Suspense, type ComponentProps } from 'react'
import { late } from '../page/late.ts'
import { LoadGuard } from '../page/LoadGuard.tsx'
import { useIsHydrated } from '../page/use-is-hydrated.ts'

const PlaceMap = late(async () => (await import('./PlaceMap.tsx')).PlaceMap)

/** A map that is loaded when it is first drawn, in the room that it takes; or why there is none. */
export function LateMap({ failed, ...map }: ComponentProps<typeof PlaceMap> & { failed: string }) {
  const room = <div className="place-map" />
  if (!useIsHydrated()) return room
  return (
    <LoadGuard message={failed}>
      <Suspense fallback={room}>
        <PlaceMap {...map} />
      </Suspense>
    </LoadGuard>
  )
}
