// Separate from the schemas, because browsers need it too.

/** Carries the CSRF token of a call. */
export const TOKEN_HEADER = 'x-csrf-token'

/** The name of a call's token: method and first path segment below `/rest/tjt/`. */
export function tokenName(method: string, path: string): string {
  return `${method} ${path.slice('/rest/tjt/'.length).split(/[/?]/, 1)[0]}`
}
