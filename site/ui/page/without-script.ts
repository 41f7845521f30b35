/** Fallback if a script fails to load: follows the link, unless offline. */
export function withoutScript(opener: HTMLElement): void {
  if (opener instanceof HTMLAnchorElement && navigator.onLine) location.assign(opener.href)
  else dispatchEvent(new Event('unreached'))
}
