import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import type { DeskItemOf, EditPicture } from '#core/contract/desk.ts'
import { dayDateText } from '#core/text/values.ts'
import { format } from '#core/i18n/format.ts'
import { sizeText } from '#core/text/size-text.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { movesTown, positionText, typedPosition } from '#site/features/desk/documents/draft.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { toggled } from '#site/features/desk/documents/toggled.ts'
import { Check, personName, type ItemProps } from '../parts.tsx'
import { SimilarListings } from '#site/features/edit/SimilarListings.tsx'
import { useDesk } from '../use-desk.ts'
import { FieldRow } from './FieldRow.tsx'
import { MergedFields } from './Value.tsx'
import { useRef, useId } from 'react'

type EditItem = DeskItemOf<'edit'>

type Props = ItemProps<'edit'>

/** An edit of a listing, field by field. */
export function EditView({ item, isOld }: Props) {
  const desk = useDesk()
  const { edit } = t('desk.page')
  const draft = useStore(desk.$draft)
  const merged = useStore(desk.merging.$merged)
  return (
    <>
      {item.similar && item.similar.length > 0 && <Similar listings={item.similar} />}
      <Remark item={item} />
      {item.updateType === 'critical' && <p className="notice is-warning">{edit.critical}</p>}
      {item.fields.length > 0 && (
        <ul className="stack gap-3" aria-label={edit.title}>
          {item.fields.map((field) => (
            <FieldRow key={field.field} item={item} field={field} isOld={isOld} />
          ))}
        </ul>
      )}
      {!isOld && <MergedFields item={item} />}
      {!isOld && movesTown(item, draft, merged) && <PositionField item={item} />}
      <Pictures item={item} isOld={isOld} />
      {item.claimsOwnership && <Ownership item={item} isOld={isOld} />}
    </>
  )
}

/** Listings that a new place may be. */
function Similar({ listings }: { listings: NonNullable<EditItem['similar']> }) {
  const { edit } = t('desk.page')
  return (
    <section className="stack gap-1">
      <h3>{edit.similar}</h3>
      <SimilarListings listings={listings} />
    </section>
  )
}

function Ownership({ item, isOld }: Props) {
  const desk = useDesk()
  const { edit } = t('desk.page')
  const { owner } = useStore(desk.$draft)
  const name = personName(item.from)
  return (
    <section className="stack gap-2">
      <p>{edit.claims}</p>
      {!isOld && item.from && (
        <Check isChecked={owner} onToggle={() => desk.change({ owner: !owner })}>
          {formatIsolated(edit.makeOwner, { name })}
        </Check>
      )}
    </section>
  )
}

/** An edit of a trusted account, which is on the page already. */
export function AppliedView({ item }: { item: DeskItemOf<'applied'> }) {
  const { edit } = t('desk.page')
  return (
    <>
      {item.state === 'waiting' && <p className="notice">{edit.onPage}</p>}
      <Remark item={item} />
      <ul className="stack gap-3" aria-label={edit.title}>
        {item.fields.map((field) => (
          <FieldRow key={field.field} item={item} field={field} isOld />
        ))}
      </ul>
    </>
  )
}

/** What a sender tells the editors, and of which week prayer times are. */
function Remark({ item: { remark, language, shabbat } }: { item: DeskItemOf<'edit' | 'applied'> }) {
  const { edit, hint } = t('desk.page')
  return (
    <>
      {remark && (
        <section className="stack gap-1">
          <h3>{edit.remark}</h3>
          <p lang={language} dir="auto">
            {remark}
          </p>
        </section>
      )}
      {shabbat && (
        <p>
          {t('edit').fields.prayerTimes}: {format(hint.week, { date: dayDateText(pageLang(), shabbat) })}
        </p>
      )}
    </>
  )
}

interface PicturesProps {
  item: { pictures: readonly EditPicture[] }
  isOld: boolean
}

/** Pictures of an edit, which editors take or skip, and can enlarge. */
export function Pictures({ item, isOld }: PicturesProps) {
  const { pictures: words } = t('desk.page')
  const list = useRef<HTMLUListElement>(null)
  if (item.pictures.length === 0) return null
  const show = async (at: number) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const { openLightbox } = await import('#site/features/gallery/lightbox.tsx')
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
              aria-label={formatIsolated(words.large, { number: String(at + 1) })}
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
  const { pictures: words } = t('desk.page')
  const { skippedPictures: skipped } = useStore(desk.$draft)
  const { id, title, width, height, bytes } = picture
  const size = `${width} × ${height}, ${sizeText(pageLang(), bytes)}`
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
      name={formatIsolated(words.take, { number: String(number) })}
      onToggle={() => desk.change({ skippedPictures: toggled(skipped, id) })}
    >
      {about}
    </Check>
  )
}

/** The position, which editors must confirm if the town changes. */
function PositionField({ item }: { item: DeskItemOf<'edit'> }) {
  const desk = useDesk()
  const { edit } = t('desk.page')
  const draft = useStore(desk.$draft)
  const id = useId()
  return (
    <div className="field desk-position">
      <label htmlFor={id}>{edit.position}</label>
      <input
        id={id}
        dir="ltr"
        inputMode="text"
        autoComplete="off"
        value={typedPosition(item, draft)}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => desk.change({ position: currentTarget.value })}
      />
      <p id={`${id}-hint`} className="field-hint">
        {edit.positionHint}
        {item.position && (
          <>
            {' '}
            {edit.now}: <bdi dir="ltr">{positionText(item.position)}</bdi>
          </>
        )}
      </p>
    </div>
  )
}
