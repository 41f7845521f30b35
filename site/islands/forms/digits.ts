/** Takes no key but digits, and cleans what is pasted, dropped or filled in. Answers how to stop it. */
export function keepDigits(input: HTMLInputElement, { most }: { most: number }): () => void {
  const block = (event: InputEvent) => {
    const { data, inputType, isComposing } = event
    // A number with signs in it, which the device suggests or fills in, is cleaned once it is there.
    const isTyped = inputType === 'insertText' && !isComposing
    if (isTyped && data && !/\d/.test(data)) event.preventDefault()
  }
  const clean = ({ isComposing = false }: Partial<InputEvent>) => {
    // A keyboard that puts words together would begin anew.
    if (!isComposing) setDigits(input, most)
  }
  const end = () => setDigits(input, most)
  const onInput = (event: Event) => clean(event as InputEvent)
  input.addEventListener('beforeinput', block)
  input.addEventListener('input', onInput)
  input.addEventListener('compositionend', end)
  input.addEventListener('change', end)
  return () => {
    input.removeEventListener('beforeinput', block)
    input.removeEventListener('input', onInput)
    input.removeEventListener('compositionend', end)
    input.removeEventListener('change', end)
  }
}

/** The digits of a text, no more than `most`. */
export const digitsOf = (text: string, most: number): string => text.replace(/\D/g, '').slice(0, most)

/** Leaves the caret behind the digits that it stood behind. */
function setDigits(input: HTMLInputElement, most: number): void {
  const { value, selectionStart } = input
  const digits = digitsOf(value, most)
  if (digits === value) return
  const caret = digitsOf(value.slice(0, selectionStart ?? value.length), most)
  input.value = digits
  input.setSelectionRange(caret.length, caret.length)
}
