/** Long enough for the browser to begin to read a file. */
const READ_MS = 10_000

/** Saves a file that was made in the page. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS)
}
