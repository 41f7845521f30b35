/** React, dialogs and toasts, loaded on demand. */
export const loadPeople = (): Promise<typeof import('#site/islands/page/start.tsx')> =>
  import('#site/islands/page/start.tsx')
