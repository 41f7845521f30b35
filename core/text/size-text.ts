const KILOBYTE = 1024

/** A size in words, '12 kB', rounded up, so that a file over a limit never looks within it. */
export function sizeText(lang: string, bytes: number): string {
  const isSmall = bytes < KILOBYTE * KILOBYTE
  const size = isSmall ? Math.ceil(bytes / KILOBYTE) : Math.ceil((bytes / KILOBYTE / KILOBYTE) * 10) / 10
  const unit = isSmall ? 'kilobyte' : 'megabyte'
  // Unit formatted separately: the Hebrew singular comes glued to its number in the wrong order.
  const name = new Intl.NumberFormat(lang, { style: 'unit', unit }).formatToParts(2).find(({ type }) => type === 'unit')
  return `${new Intl.NumberFormat(lang).format(size)}\u00a0${name?.value ?? ''}`
}
