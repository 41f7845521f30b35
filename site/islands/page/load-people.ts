/** React, dialogs and toasts: they come when somebody asks for them, and not before. */
export const loadPeople = (): Promise<typeof import('#site/islands/page/start.tsx')> =>
  import('#site/islands/page/start.tsx')
