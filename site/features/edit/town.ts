import { call } from '#core/contract/client.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import type { ListingEdit } from './listing-edit.ts'

/**
 * Fills in the town of an address such as `?place=3078610&town=Brno`, unless somebody has typed one: as a picked place
 * if it can be found, else by its name.
 */
export async function pickTown(
  edit: Pick<ListingEdit, '$typed' | 'pickPlace' | 'typePlace'>,
  query: string,
  send?: typeof fetch,
): Promise<void> {
  const asked = new URLSearchParams(query)
  const text = asked.get('town')
  if (!text || edit.$typed.get().places.town !== '') return
  const input = { params: { text }, querystring: { language: pageLang() } }
  const found = await call('GET /rest/tjt/loccityac/:text', input, send && { send }).catch(() => [])
  if (edit.$typed.get().places.town !== '') return
  const town = found.find(({ id }) => id === Number(asked.get('place')))
  if (town) edit.pickPlace('town', town)
  else edit.typePlace('town', text)
}
