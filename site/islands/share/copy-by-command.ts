/** Copies a text where there is no clipboard for scripts, as browsers did before there was one. */
export function copyByCommand(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
