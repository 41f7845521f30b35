import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { EditPicture } from '#core/contract/desk.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { toggled } from '#site/stores/desk/toggled.ts'
import { Check } from '../Check.tsx'
import type { ItemProps } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'

type Props = ItemProps<'edit'>

/** Pictures of an edit, which editors take or skip, and can enlarge. */
export function Pictures({ item, isOld }: Props) {
  const { pictures: words } = deskWordsNow()
  const list = useRef<HTMLUListElement>(null)
  if (item.pictures.length === 0) return null
  const show = async (at: number) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const { openLightbox } = await import('../../listing/lightbox.tsx')
    await openLightbox(links, at, (last) => links[last]?.focus())
  }
  return (
    <section className="stack gap-2 desk-pictures">
      <h3>{words.title}</h3>
      <ul ref={list}>
        {item.pictures.map((picture, at) => (
          <li key={picture.id} className="stack gap-2">
            <a
              href={picture.url}
              aria-label={fill(words.large, { number: String(at + 1) })}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                void show(at)
              }}
            >
              <img
                src={picture.url}
                // The lightbox reads the sizes from here.
                srcSet={`${picture.url} ${picture.width}w`}
                sizes="12rem"
                width={picture.width}
                height={picture.height}
                alt={picture.title}
                loading="lazy"
              />
            </a>
            <PictureChoice picture={picture} number={at + 1} isOld={isOld} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ChoiceProps {
  picture: EditPicture
  number: number
  isOld: boolean
}

function PictureChoice({ picture, number, isOld }: ChoiceProps) {
  const desk = useDesk()
  const { pictures: words } = deskWordsNow()
  const { skippedPictures: skipped } = useStore(desk.$draft)
  const { id, title, width, height, bytes } = picture
  const size = `${width} × ${height}, ${Math.ceil(bytes / 1024)} KB`
  const about = (
    <span>
      <bdi>{title || words.untitled}</bdi>{' '}
      <span className="fine" dir="ltr">
        {size}
      </span>
    </span>
  )
  if (isOld) return about
  return (
    <Check
      isChecked={!skipped.includes(id)}
      name={fill(words.take, { number: String(number) })}
      onToggle={() => desk.change({ skippedPictures: toggled(skipped, id) })}
    >
      {about}
    </Check>
  )
}
