/** Upper limit for browsers that are never idle: messages after a form was sent must not wait longer. */
const TIMEOUT_MS = 2000

/** Runs a task once the page has loaded and is idle. */
export function whenIdle(task: () => void): void {
  const begin = () => ('requestIdleCallback' in window ? requestIdleCallback(task, { timeout: TIMEOUT_MS }) : task())
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
}
