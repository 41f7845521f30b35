const ADDRESS = /([^\s<>@,;:"()[\]])[^\s<>@,;:"()[\]]*@([^\s<>@,;:"()[\]]+)/gu

/** A text with masked addresses: `d***@example.org`. */
export function withShortAddresses(text: string): string {
  return text.replace(ADDRESS, '$1***@$2')
}
