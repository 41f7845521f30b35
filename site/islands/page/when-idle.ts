/** Browsers that are never idle wait no longer: somebody waits for what is told after a form was sent. */
const TIMEOUT_MS = 2000

/** Does what can wait: once the page has loaded and nothing else is to be done. */
export function whenIdle(task: () => void): void {
  addEventListener('load', () =>
    'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: TIMEOUT_MS }) : task(),
  )
}
