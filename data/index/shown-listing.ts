import type { Authority, SeedListing } from '#core/contract/data-files.ts'
import { shownPosition } from '#core/domain/provenance.ts'
import { formatPhone } from './phones.ts'

/** A listing as pages show it; its country is an ISO 3166-1 code. */
export function shownListing(listing: SeedListing, country: string): SeedListing {
  const { phones, fax } = listing
  return {
    ...listing,
    ...(phones && { phones: phones.map((phone) => formatPhone(phone, country)) }),
    ...(fax && { fax: formatPhone(fax, country) }),
    position: shownPosition(listing),
  }
}

/** An authority as pages show it: its numbers are of its first country. */
export function shownAuthority(authority: Authority): Authority {
  const { phones, faxes, countries: [country] = [] } = authority
  const format = (numbers: readonly string[]) => numbers.map((number) => formatPhone(number, country))
  return { ...authority, ...(phones && { phones: format(phones) }), ...(faxes && { faxes: format(faxes) }) }
}
