/** Runs something once one of some elements comes into view. */
export function whenSeen(elements: Iterable<Element>, run: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    run()
  })
  for (const element of elements) observer.observe(element)
}
