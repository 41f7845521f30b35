import { compiledListings, listingSources } from './listing-sources.ts'
import type { Index } from './open.ts'
import type { CreditsInput } from './shown-credits.ts'

export function creditsInput(index: Index): CreditsInput {
  const counts = JSON.parse(index.meta('counts') ?? '{}') as Record<string, number>
  const { photographs } = index.get<{ photographs: number }>('select count(*) photographs from open_pictures')!
  const compiled = compiledListings(index)
  const sources = [...listingSources(index), ...(compiled ? [compiled] : [])]
  return { counts, photographs, sources: sources.toSorted((a, b) => b.listings - a.listings) }
}
