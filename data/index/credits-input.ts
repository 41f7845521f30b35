import { downloads, type Download } from './downloads.ts'
import { listingSources } from './listing-sources.ts'
import type { Index } from './open.ts'
import type { ListingSource } from './shown-cards.ts'

export type { Download }

export interface CreditsInput {
  counts: Readonly<Record<string, number>>
  sources: readonly ListingSource[]
  downloads: readonly Download[]
}

export function creditsInput(index: Index): CreditsInput {
  const counts = JSON.parse(index.meta('counts') ?? '{}') as Record<string, number>
  return { counts, sources: listingSources(index), downloads: downloads(index) }
}
