/** What was pressed has no script: a link leads where it says all the same, unless there is no network. */
export function withoutScript(opener: HTMLElement): void {
  if (opener instanceof HTMLAnchorElement && navigator.onLine) location.assign(opener.href)
  else dispatchEvent(new Event('unreached'))
}
