/** The word in our six languages, in whatever form. */
export const KOSHER = /kosher|koscher|ca[cs]her|кошер|כשר/i
