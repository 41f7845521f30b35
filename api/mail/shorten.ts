const ADDRESS = /([^\s<>@,;:"()[\]])[^\s<>@,;:"()[\]]*@([^\s<>@,;:"()[\]]+)/gu

/** A text in which addresses show only where they are: `d***@example.org`. */
export function withShortAddresses(text: string): string {
  return text.replace(ADDRESS, '$1***@$2')
}
