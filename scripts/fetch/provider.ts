import type { Format } from '../import/places/reader.ts'
import type { Mapping } from '#core/contract/import-mapping.ts'
import type { Area } from './area.ts'

/** A place as a service has it; without a value it is there, but says nothing that the directory could list. */
export interface Item {
  id: string
  value?: object
}

export interface Items {
  items: Item[]
  /** As of when, ISO 8601. */
  taken: string
}

/** A service that provides places. */
export interface Provider {
  /** The source that the ids belong to. */
  source: string
  /** Whom it asks. */
  host: string
  /** How the importer reads what it says. */
  format: Format
  mapping?: Mapping
  inside(area: Area): Promise<Items>
  /** Those of some places that it still has. */
  stillThere(ids: readonly string[]): Promise<Item[]>
  /** The file for the importer. */
  fileOf(found: Items): object
}
