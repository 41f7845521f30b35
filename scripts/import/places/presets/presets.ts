import { DataFileError } from '../../data-files.ts'
import type { Broken, SourcePlace } from '../reading.ts'
import { FOURSQUARE } from './foursquare.ts'
import { OVERTURE } from './overture.ts'
import type { Preset } from './preset.ts'

export const PRESETS: readonly Preset[] = [OVERTURE, FOURSQUARE]

export const presetNamed = (name: string): Preset | undefined => PRESETS.find((preset) => preset.name === name)

/** The places of a file, whose first one has what its data set has. Throws DataFileError. */
export async function* checkedPlaces(
  places: AsyncIterable<SourcePlace | Broken>,
  { needs, title }: Preset,
  file: string,
): AsyncGenerator<SourcePlace | Broken> {
  let isChecked = false
  for await (const place of places) {
    if (!isChecked && 'tags' in place) {
      const names = new Set(Object.keys(place.tags).map((key) => key.split('.', 1)[0]!))
      const missing = needs.filter((some) => !some.some((name) => names.has(name)))
      if (missing.length > 0)
        throw new DataFileError(
          `${file}: ${place.where}: has no ${missing.map((some) => `"${some.join('" or "')}"`).join(', ')}, which ` +
            `${title} have: its format has changed, or it is another file, or was exported without them.`,
        )
      isChecked = true
    }
    yield place
  }
}
