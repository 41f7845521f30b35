/** Does what can wait: once the page has loaded and nothing else is to be done. */
export function whenIdle(task: () => void): void {
  addEventListener('load', () =>
    'requestIdleCallback' in window ? requestIdleCallback(task) : task(),
  )
}
