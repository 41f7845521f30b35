/** A pattern of `like … escape '~'` for what contains a text. */
export const containing = (text: string): string => `%${text.replace(/[~%_]/g, '~$&')}%`
