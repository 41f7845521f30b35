/** Copies a text without the clipboard API, which older browsers and plain http lack. */
export function copyByCommand(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
