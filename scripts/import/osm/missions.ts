import type { ListingDraft } from '../places/listing-draft.ts'

type Tags = Readonly<Record<string, string>>

const EMBASSIES: Readonly<Record<string, string>> = {
  consulate_general: 'consulate-general',
  honorary_consul: 'honorary-consulate',
  honorary_consulate: 'honorary-consulate',
  permanent_mission: 'permanent-mission',
  mission: 'permanent-mission',
  delegation: 'permanent-mission',
  trade_delegation: 'economic-mission',
  consulate: 'consulate',
  consular_agency: 'consulate',
  consular_office: 'consulate',
  embassy: 'embassy',
  high_commission: 'embassy',
}

function embassyType(tags: Tags): string {
  const codes = [tags.consulate, tags.embassy, tags.liaison, tags.diplomatic]
  const known = codes.map((value) => EMBASSIES[value ?? ''])
  return known.find((value) => value !== undefined) ?? 'embassy'
}

export const mission = (tags: Tags): ListingDraft => ({
  dtype: 233,
  embassyType: embassyType(tags),
})
/** Homes of diplomats. */
export const NO_OFFICE = {
  diplomatic: ['ambassadors_residence'],
  embassy: ['residence'],
} as const
