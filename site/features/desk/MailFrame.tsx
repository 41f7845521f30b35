import { PreviewFrame } from './documents/PreviewFrame.tsx'

/** Of a window that shows mail, in CSS pixels; a phone's on a phone. */
const WIDTH = 720

/** Mail has its styles in attributes, which the policy of our pages allows to scripts only. */
function applyStyles(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style']!
}

/** A mail as its reader sees it. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  return (
    <PreviewFrame
      html={html.replaceAll(' style="', ' data-style="')}
      width={Math.min(WIDTH, innerWidth)}
      title={title}
      onShown={applyStyles}
    />
  )
}
