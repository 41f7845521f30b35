const LONGEST_NAME = 80
/** What makes a name a message of its own: an address of a page or a mailbox, markup, a second line. */
const NO_NAME = /:\/\/|www\.|[@<>/\\\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/iu

/** Whether a text can be a person's name in a mail: one short line with a letter, and no address. */
export function isName(text: string): boolean {
  const name = text.trim()
  return name.length <= LONGEST_NAME && /\p{L}/u.test(name) && !NO_NAME.test(name)
}

/** Digits, as the field for a phone takes them. */
export const isPhone = (text: string): boolean => /^\d{3,20}$/.test(text.trim())

/** Whether a text has a character that can be seen. */
export const isShown = (text: string): boolean => /[^\p{Z}\p{C}\p{M}]/u.test(text)
