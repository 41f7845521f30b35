import { useStore } from '@nanostores/react'
import { Suspense, type ComponentType } from 'react'
import { $session } from '#site/stores/accounts/session.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { isKnown } from '#site/stores/storage/flags.ts'
import { late } from '../page/late.ts'
import { loadPeople } from '../page/load-people.ts'
import type { MyTripsProps } from './MyTrips.tsx'

/** With their messages, and the toasts and dialogs that they need. */
const load = async (): Promise<ComponentType<MyTripsProps>> => {
  const loads = [import('./MyTrips.tsx'), import('#site/stores/trip/kept-words.ts'), loadPeople()] as const
  const [trips, words, people] = await Promise.all(loads)
  await Promise.all([people.startPeople(), words.loadKeptWords(pageLang())])
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
