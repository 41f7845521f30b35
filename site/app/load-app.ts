/** React, dialogs and toasts, loaded on demand. */
export const loadApp = (): Promise<typeof import('./start.tsx')> => import('./start.tsx')
