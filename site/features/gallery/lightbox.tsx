import type { Texts } from '#core/i18n/messages.ts'
import { loadMessages } from '#site/ui/page/messages.ts'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Lightbox, type SlideImage } from 'yet-another-react-lightbox'
import styles from '#site/features/gallery/lightbox.sheet.css?url'
import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import { format } from '#core/i18n/format.ts'

/** Shows the linked pictures in a lightbox, and reports the last one. */
export async function openLightbox(
  links: readonly HTMLAnchorElement[],
  at: number,
  onClosed: (last: number) => void,
): Promise<void> {
  const [{ gallery: words }] = await Promise.all([loadMessages('listing.dialogs'), addStylesheet(styles)])
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  const leave = (last: number) => {
    root.unmount()
    box.remove()
    onClosed(last)
  }
  root.render(<Pictures slides={links.map(slideOf)} first={at} words={words} onClosed={leave} />)
}

interface Props {
  slides: readonly SlideImage[]
  first: number
  words: Texts<'listing.dialogs'>['gallery']
  onClosed: (last: number) => void
}

function Pictures({ slides, first, words, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true)
  const last = useRef(first)
  const isAlone = slides.length < 2
  return (
    <Lightbox
      open={isOpen}
      close={() => setOpen(false)}
      index={first}
      slides={slides}
      carousel={{ finite: isAlone }}
      controller={{ closeOnBackdropClick: true }}
      {...(isAlone && {
        render: { buttonPrev: () => null, buttonNext: () => null },
      })}
      on={{
        view: ({ index }) => void (last.current = index),
        exited: () => onClosed(last.current),
      }}
      labels={{
        Previous: words.previous,
        Next: words.next,
        Close: words.close,
        Slide: words.slide,
        Carousel: words.roleDescription,
        Lightbox: words.enlarged,
        'Photo gallery': words.enlarged,
        '{index} of {total}': format(words.picture, {
          number: '{index}',
          total: '{total}',
        }),
      }}
    />
  )
}

/** The `srcset` of a picture, taken from its thumbnail. */
function slideOf(link: HTMLAnchorElement): SlideImage {
  const image = link.querySelector('img')!
  const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name))) as [number, number]
  const srcSet = image.srcset.split(', ').map((entry) => {
    const [src = '', size = ''] = entry.split(' ')
    const wide = Number.parseInt(size, 10)
    return { src, width: wide, height: Math.round((wide * height) / width) }
  })
  return { src: link.href, alt: image.alt, width, height, srcSet }
}
