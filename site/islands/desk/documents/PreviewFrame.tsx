import { useLayoutEffect, useMemo, useRef } from 'react'

interface Props {
  html: string
  /** Of the window that the page is shown in, in CSS pixels. */
  width: number
  title: string
}

/** How much of the page is in sight, in CSS pixels of the pane. */
const HEIGHT = 640

/**
 * A page in a window of its own that runs no script, sends no form and leads nowhere: our own styles and pictures
 * come to our own origin only, so it keeps that and nothing else. Where the pane is narrower than the window, the
 * whole is drawn smaller.
 */
export function PreviewFrame({ html, width, title }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const still = useMemo(() => stillPage(html), [html])
  useLayoutEffect(() => {
    const fit = () => {
      if (!box.current || !frame.current) return
      const scale = Math.min(1, box.current.clientWidth / width)
      const { style } = frame.current
      style.inlineSize = `${width}px`
      style.blockSize = `${HEIGHT / scale}px`
      style.scale = String(scale)
    }
    fit()
    const resized = new ResizeObserver(fit)
    if (box.current) resized.observe(box.current)
    return () => resized.disconnect()
  }, [width])
  return (
    <div ref={box} className="doc-frame" dir="ltr">
      <iframe ref={frame} sandbox="allow-same-origin" srcDoc={still} title={title} />
    </div>
  )
}

/** A page without its scripts, which the frame would refuse, and whose links would open windows, which it does not. */
function stillPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const one of page.querySelectorAll('script, link[rel=modulepreload]')) one.remove()
  const base = page.createElement('base')
  base.target = '_blank'
  page.head.prepend(base)
  return `<!doctype html>${page.documentElement.outerHTML}`
}
