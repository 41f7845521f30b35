/** Reloads the page, or opens another page of the site. */
export function navigate(path?: string): void {
  if (path) location.assign(path)
  else location.reload()
}
