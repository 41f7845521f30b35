import { useLayoutEffect, useRef } from 'react'

/** The site's "not found" text, which the page embeds. */
export function NotFound() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const text = document.querySelector<HTMLTemplateElement>('template[data-not-found]')
    if (!text || !ref.current) return
    ref.current.replaceChildren(text.content.cloneNode(true))
    document.title = ref.current.querySelector('h1')?.textContent ?? ''
  }, [])
  return <div ref={ref} className="prose" />
}
