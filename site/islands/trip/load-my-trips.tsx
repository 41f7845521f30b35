import { pageLang } from '#site/stores/page/page-lang.ts'
import { loadKeptWords } from '#site/stores/trip/kept-words.ts'
import { loadPeople } from '../page/load-people.ts'
import { MyTrips } from './MyTrips.tsx'

/** The user's trips with their messages, and the toasts and dialogs that they need. */
export async function loadMyTrips(): Promise<typeof MyTrips> {
  const { startPeople } = await loadPeople()
  await Promise.all([startPeople(), loadKeptWords(pageLang())])
  return MyTrips
}
