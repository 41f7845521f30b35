import { memo } from '#core/domain/memo.ts'
import { qualityOf } from './language.ts'

/** Of pages: compressed in advance, so the smallest first. */
const PAGE_ENCODINGS = ['br', 'gzip'] as const
/** Of what is compressed for each request: a quarter of the time for a few bytes more comes first. */
export const LONG_ANSWER_ENCODINGS = ['zstd', ...PAGE_ENCODINGS] as const
export const SHORT_ANSWER_ENCODINGS = PAGE_ENCODINGS
export type Encoding = (typeof LONG_ANSWER_ENCODINGS)[number]

/** The rest of a longer header is ignored. */
const LONGEST = 500
/** Most browsers send the same few headers. */
const keptQualities = memo<ReadonlyMap<string, number>>(200)

/** The encodings accepted by an `Accept-Encoding` header, the best first. */
export function acceptedEncodings<E extends Encoding = (typeof PAGE_ENCODINGS)[number]>(
  header: string | string[] | undefined,
  offered: readonly E[] = PAGE_ENCODINGS as readonly Encoding[] as readonly E[],
): E[] {
  const sent = String(header ?? '').slice(0, LONGEST)
  const qualities = keptQualities(sent, () => qualitiesIn(sent))
  const any = qualities.get('*') ?? 0
  const quality = (encoding: Encoding) => qualities.get(encoding) ?? any
  return offered.filter((encoding) => quality(encoding) > 0).sort((a, b) => quality(b) - quality(a))
}

function qualitiesIn(header: string): Map<string, number> {
  const qualities = new Map<string, number>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';')
    qualities.set(name.trim().toLowerCase(), qualityOf(parameters))
  }
  return qualities
}
