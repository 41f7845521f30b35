/** What XML 1.0 has no place for, even escaped. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A text for the content of an element, or a quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
