const LONGEST = 254
const LONGEST_LOCAL = 64
/** No spaces, no control characters, nothing that ends a header field. */
const ADDRESS = /^[^\p{C}\s@<>()[\],;:"\\]+@[^\p{C}\s@<>()[\],;:"\\]+\.[^\p{C}\s@<>()[\],;:"\\.]{2,}$/u

/** Whether a text is an e-mail address to send to, also in its stored spelling. */
export function isEmail(text: string): boolean {
  return [text, text.normalize('NFKC')].every(
    (spelling) => spelling.length <= LONGEST && spelling.indexOf('@') <= LONGEST_LOCAL && ADDRESS.test(spelling),
  )
}
