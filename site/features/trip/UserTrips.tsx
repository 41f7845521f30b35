import { useStore } from '@nanostores/react'
import { Suspense, type ComponentType } from 'react'
import { $session } from '#site/ui/session/session.ts'
import { isKnown } from '#site/ui/storage/flags.ts'
import { late } from '#site/ui/page/late.ts'
import { startApp } from '#site/ui/page/app.ts'
import type { MyTripsProps } from './MyTrips.tsx'

const loadTexts = async () => (await import('#site/ui/page/messages.ts')).loadMessages('times.keptTrips')

/** With their messages, and the toasts and dialogs that they need. */
const load = async (): Promise<ComponentType<MyTripsProps>> => {
  const [trips] = await Promise.all([import('./MyTrips.tsx'), loadTexts(), startApp()])
  return trips.MyTrips
}

// The trip of the address is there without them.
const MyTrips = late<ComponentType<MyTripsProps>>(() => load().catch(() => () => null))

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
