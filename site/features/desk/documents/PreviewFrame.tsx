import { useLayoutEffect, useMemo, useRef } from 'react'

interface Props {
  html: string
  /** Width of the simulated window in CSS pixels. */
  width: number
  title: string
  /** Called with the page once it is shown. */
  onShown?: (page: Document) => void
}

/** Visible height in CSS pixels of the pane. */
const HEIGHT = 640

/**
 * A page in a sandboxed frame that runs no scripts, submits no forms and follows no links. It keeps only our origin,
 * which styles and pictures require. If the pane is narrower than the window, the page is scaled down.
 */
export function PreviewFrame({ html, width, title, onShown }: Props) {
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
    <div ref={box} className="full doc-frame" dir="ltr">
      <iframe
        ref={frame}
        sandbox="allow-same-origin"
        srcDoc={still}
        title={title}
        onLoad={({ currentTarget }) => currentTarget.contentDocument && onShown?.(currentTarget.contentDocument)}
      />
    </div>
  )
}

/** Removes what the sandbox would block: scripts, and links that open windows. */
function stillPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll('script, link[rel=modulepreload]')) element.remove()
  const base = page.createElement('base')
  base.target = '_blank'
  page.head.prepend(base)
  return `<!doctype html>${page.documentElement.outerHTML}`
}
