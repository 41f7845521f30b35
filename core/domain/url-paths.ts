const LONGEST = 1000

/** The decoded path of a URL; undefined if it cannot name a file of ours. */
export function decodedPath(url: string): string | undefined {
  const [raw = ''] = url.split('?', 1)
  if (raw.length > LONGEST * 6) return undefined
  const parts: string[] = []
  for (const part of raw.split('/').slice(1)) {
    const decoded = decodedPart(part)
    if (decoded === undefined) return undefined
    parts.push(decoded)
  }
  // Only the last part may be empty, for a folder.
  if (parts.slice(0, -1).includes('')) return undefined
  const path = `/${parts.join('/')}`
  return path.length > LONGEST ? undefined : path
}

/** One decoded part of a path; undefined if it could lead elsewhere. */
function decodedPart(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part)
    const isSafe = !/[/\\\0]/.test(text) && !text.startsWith('.')
    return isSafe ? text : undefined
  } catch {
    return undefined
  }
}
