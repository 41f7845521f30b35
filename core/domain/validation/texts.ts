const LONGEST_NAME = 80
/** What could turn a name into a message: a web or mail address, HTML, a second line. */
const NO_NAME = /:\/\/|www\.|[@<>/\\\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/iu

/** Whether a text can be a person's name in a mail: one short line with a letter, and no address. */
export function isName(text: string): boolean {
  const name = text.trim()
  return name.length <= LONGEST_NAME && /\p{L}/u.test(name) && !NO_NAME.test(name)
}

/** The part of a text that can be a person's name; may be empty. */
export function nameIn(text: string): string {
  const line = text.replace(new RegExp(NO_NAME.source, 'giu'), ' ').replace(/\s+/g, ' ').trim()
  const name = [...line].slice(0, LONGEST_NAME).join('').trim()
  return isName(name) ? name : ''
}

/** Digits, which may follow a plus, as the phone field accepts. */
export const isPhone = (text: string): boolean => /^\+?\d{3,20}$/.test(text.trim())

/** Whether a text has a visible character. */
export const isShown = (text: string): boolean => /[^\p{Z}\p{C}\p{M}]/u.test(text)
