// An entry of the browser's history that has led to what is near does so once: Back leads out of it.

export const isLocated = (): boolean => (history.state as { located?: true } | null)?.located === true

export const noteLocated = (): void => history.replaceState({ ...history.state, located: true }, '')
