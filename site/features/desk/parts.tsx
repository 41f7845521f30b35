import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useState, type ReactNode } from 'react'
import type { DeskItemOf, DeskKind, DeskListing, Person } from '#core/contract/desk.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { BY_COMMAND } from '#core/terms/desk-kinds.ts'
import { shownIn, type Localized } from '#core/terms/localized.ts'
import { numberText } from '#core/text/values.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { dateAndTime } from '#site/ui/dates/date-and-time.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Button } from '#site/ui/page/Button.tsx'

export function When({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{dateAndTime(at)}</time>
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

export function Age({ at }: { at: number }) {
  const { locale } = LANGUAGES[pageLang()]
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  // Not updated: minutes do not matter here.
  const [now] = useState(Date.now)
  const past = Math.max(0, now - at)
  const [unit, ms] = UNITS.find(([, size]) => past >= size) ?? UNITS[2]
  return (
    <time dateTime={new Date(at).toISOString()} title={dateAndTime(at)}>
      {format.format(-Math.floor(past / ms), unit)}
    </time>
  )
}

export function personName(person: Person | undefined): string {
  const { nobody, command } = t('desk.page').queue
  return person?.uid === BY_COMMAND ? command : person?.name || nobody
}

export function PersonName({ person }: { person: Person }) {
  return <bdi>{personName(person)}</bdi>
}

/** Content in the page's language, else in English with its `lang`. */
export function Shown({ text }: { text: Localized }) {
  const shown = shownIn(pageLang(), text)
  return (
    <bdi lang={shown.lang} dir={shown.dir}>
      {shown.text}
    </bdi>
  )
}

/** What the view of an item needs. */
export interface ItemProps<K extends DeskKind> {
  item: DeskItemOf<K>
  /** Already decided, hence read-only. */
  isOld: boolean
}

/** A fact of a list of facts with frames. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A number as the page's language writes it. */
export const numberOf = (value: number): string => numberText(pageLang(), value)

/** Why the last call was refused; announced. */
export function Refusal({ $problem }: { $problem: ReadableAtom<string | undefined> }) {
  const problem = useStore($problem)
  return (
    <div role="alert">
      {problem && (
        <p className="form-problem">
          <bdi>{problem}</bdi>
        </p>
      )}
    </div>
  )
}

/** The name of a listing type; its number if it is unknown. */
export const typeName = (dtype: number): string => t('common.typeNames')[dtype as DirectoryType] ?? String(dtype)

interface ListingNameProps {
  listing: DeskListing | undefined
  /** The name of a place that is not listed yet. */
  proposed?: string | undefined
}

/** A listing's name and type, or that it is new or gone. */
export function ListingName({ listing, proposed }: ListingNameProps) {
  const { queue, edit } = t('desk.page')
  if (proposed !== undefined)
    return (
      <>
        <bdi>{proposed}</bdi> <span className="quiet desk-type">{edit.isNew}</span>
      </>
    )
  if (!listing) return <>{queue.noListing}</>
  return (
    <>
      <Shown text={listing.title} /> <span className="quiet desk-type">{typeName(listing.dtype)}</span>
    </>
  )
}

interface Props {
  isChecked: boolean
  /** An accessible name if the text beside it does not suffice. */
  name?: string
  onToggle: () => void
  children: ReactNode
}

/** A checkbox with text beside it. */
export function Check({ isChecked, name, onToggle, children }: Props) {
  return (
    <label className="tops desk-check">
      <input type="checkbox" checked={isChecked} aria-label={name} onChange={onToggle} />
      {children}
    </label>
  )
}

/** Says that loading failed, and offers to retry. */
export function Failed({ text, onAgain }: { text: string; onAgain: () => void }) {
  const { calls } = t('desk.page')
  return (
    <div className="stack gap-3 start box card-box">
      <p role="alert">{text}</p>
      <Button look="main" onClick={onAgain}>
        {calls.again}
      </Button>
    </div>
  )
}
