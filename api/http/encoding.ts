import { qualityOf } from './language.ts'

/** Supported encodings, best compression first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The encodings accepted by an `Accept-Encoding` header, the best first. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const qualities = new Map<string, number>()
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';')
    qualities.set(name.trim().toLowerCase(), qualityOf(parameters))
  }
  const any = qualities.get('*') ?? 0
  const quality = (encoding: Encoding) => qualities.get(encoding) ?? any
  return ENCODINGS.filter((encoding) => quality(encoding) > 0).sort((a, b) => quality(b) - quality(a))
}
