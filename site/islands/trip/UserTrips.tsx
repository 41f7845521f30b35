import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { $session } from '#site/stores/accounts/session.ts'
import { isKnown } from '#site/stores/storage/flags.ts'
import type { MyTripsProps } from './MyTrips.tsx'

const MyTrips = lazy(() =>
  import('./load-my-trips.tsx')
    .then(async ({ loadMyTrips }) => ({ default: await loadMyTrips() }))
    // The trip of the address is there without them.
    .catch(() => ({ default: () => null })),
)

/** The list of the user's trips, loaded for those who have an account. */
export function UserTrips(props: MyTripsProps) {
  const hasLoggedIn = (useStore($session)?.uid ?? 0) > 0
  if (!hasLoggedIn && !isKnown()) return null
  return (
    <Suspense>
      <MyTrips {...props} />
    </Suspense>
  )
}
