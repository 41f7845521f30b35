import { listingSources } from './listing-sources.ts'
import type { Index } from './open.ts'
import type { CreditsInput } from './shown-credits.ts'

export function creditsInput(index: Index): CreditsInput {
  const counts = JSON.parse(index.meta('counts') ?? '{}') as Record<string, number>
  const { photographs } = index.get<{ photographs: number }>('select count(*) photographs from open_pictures')!
  return { counts, photographs, sources: listingSources(index) }
}
