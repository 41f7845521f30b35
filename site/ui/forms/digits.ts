import { listen } from '#site/ui/page/listen.ts'

interface DigitsOptions {
  most: number
  /** Called with whether the last change contained anything else. */
  onBlock?: (isBlocked: boolean) => void
}

/**
 * Rejects keys other than digits and a plus before them, and cleans pasted, dropped or autofilled text. Returns a
 * function that stops it.
 */
export function keepDigits(input: HTMLInputElement, { most, onBlock = () => {} }: DigitsOptions): () => void {
  const clean = () => setDigits(input, most)
  const heard = {
    beforeinput(event: Event) {
      const { data, inputType, isComposing } = event as InputEvent
      // Suggested or autofilled numbers with separators are cleaned afterwards.
      const isTyped = inputType === 'insertText' && !isComposing
      if (!isTyped || !data || /\d/.test(data) || isPlus(input, data)) return
      event.preventDefault()
      onBlock(true)
    },
    input(event: Event) {
      onBlock(/\D/.test(input.value.replace(/^\+/, '')))
      // Changing the value would restart an IME composition.
      if (!(event as Partial<InputEvent>).isComposing) clean()
    },
    compositionend: clean,
    change: clean,
  }
  // Typed before the script was loaded.
  clean()
  return listen(input, heard)
}

/** Whether it is typed before all digits, and is the only one. */
const isPlus = ({ value, selectionStart, selectionEnd }: HTMLInputElement, data: string): boolean =>
  data === '+' && selectionStart === 0 && !value.slice(selectionEnd ?? 0).includes('+')

/** The digits of a text, at most `most`, with the plus before them. */
const digitsOf = (text: string, most: number): string =>
  (/^\D*\+/.test(text) ? '+' : '') + text.replace(/\D/g, '').slice(0, most)

/** Keeps the caret behind the same digits. */
function setDigits(input: HTMLInputElement, most: number): void {
  const { value, selectionStart } = input
  const digits = digitsOf(value, most)
  if (digits === value) return
  const caret = digitsOf(value.slice(0, selectionStart ?? value.length), most)
  input.value = digits
  input.setSelectionRange(caret.length, caret.length)
}
