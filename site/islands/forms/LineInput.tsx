import type { OneLineKind } from '#core/fields/one-line.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'
import { HoursInput, type LineInputProps } from './HoursInput.tsx'
import { PrayersInput } from './PrayersInput.tsx'

/** The parts of a line: of opening hours, or of prayer times. */
export const LineInput = ({ kind, ...props }: LineInputProps & { kind: OneLineKind }) =>
  kind === 'hours' ? <HoursInput {...props} /> : <PrayersInput {...props} />

/** How its parts are written. */
export const lineHint = (kind: OneLineKind): string => editWordsNow()[kind === 'hours' ? 'hours' : 'prayers'].hint
