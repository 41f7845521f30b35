/** Licences that let anybody pass on what a listing says, as its source names them. */
export interface OpenLicence {
  /** SPDX identifier, where it has one. */
  id: string
  /** What readers call it, if that is no SPDX identifier. */
  name?: string
  url: string
}

export const OPEN_LICENCES: readonly OpenLicence[] = [
  { id: 'ODbL-1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  { id: 'CC0-1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  { id: 'CC-BY-SA-3.0', url: 'https://creativecommons.org/licenses/by-sa/3.0/' },
  { id: 'CC-BY-SA-4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  { id: 'ODC-By-1.0', url: 'https://opendatacommons.org/licenses/by/1-0/' },
  { id: 'PDDL-1.0', url: 'https://opendatacommons.org/licenses/pddl/1-0/' },
  { id: 'OGL-UK-3.0', url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/' },
  // Terms of use, which let anybody use the data for any lawful purpose.
  { id: 'NYC-Open-Data', name: 'NYC Open Data', url: 'https://opendata.cityofnewyork.us/overview/#termsofuse' },
  { id: 'OPEN-NY', name: 'OPEN NY', url: 'https://data.ny.gov/dataset/OPEN-NY-Terms-Of-Use/77gx-ii52' },
  // Works of the government of the United States have no copyright.
  { id: 'US-Government-Work', name: 'US Government work', url: 'https://www.usa.gov/government-copyright' },
]

/** Our own data files say that they hold facts. */
const OF_FACTS = /^Facts, /

/** The open licence that a source names; undefined for any other, which nothing is passed on under. */
export function openLicence(licence: string | undefined): OpenLicence | undefined {
  const id = licence?.replace(OF_FACTS, '')
  return OPEN_LICENCES.find((item) => item.id === id)
}
