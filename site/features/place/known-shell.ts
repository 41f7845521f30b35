import type { KnownShell } from '#core/domain/shell/known.ts'

/** The element of the page that has what its server found, as JSON. */
export const KNOWN_SHELL = 'known-shell'

/** What the page was drawn from. */
export const knownInPage = (): KnownShell => JSON.parse(document.getElementById(KNOWN_SHELL)!.textContent) as KnownShell
