import { useId, type ReactNode } from 'react'
import type { ListingSums, PlaceSums, Statistics } from '#core/contract/desk.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { formHref } from '#site/stores/desk/documents-address.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { groupedKinds } from '#site/stores/desk/statistics.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { ListingName, Shown } from '../parts.tsx'
import { SumTable } from './SumTable.tsx'

/** What stands behind the totals of a week. */
export function SumTables({ statistics }: { statistics: Statistics }) {
  const { statistics: words } = deskWordsNow()
  const { places, listings } = statistics
  return (
    <div className="stack gap-5 desk-tables">
      <Part title={words.topListings} isWide isEmpty={listings.length === 0}>
        <SumTable
          title={words.topListings}
          columns={[words.listing, words.pages, words.phone, words.site, words.directions]}
          rows={listings.map((row) => ({
            key: row.tnid,
            head: <Listing {...row} />,
            sums: [row.pages, row.phone, row.site, row.directions],
          }))}
        />
      </Part>
      <Part title={words.topPlaces} isWide isEmpty={places.length === 0}>
        <SumTable
          title={words.topPlaces}
          columns={[words.place, words.pages, words.presses, words.ledHere]}
          rows={places.map((row) => ({
            key: row.tlid,
            head: <Place {...row} />,
            sums: [row.pages, row.presses, row.searches],
          }))}
        />
      </Part>
      <Part title={words.words} isEmpty={statistics.words.length === 0} hint={words.wordsHint}>
        <SumTable
          title={words.words}
          columns={[words.text, words.days]}
          rows={statistics.words.map(({ text, days }) => ({ key: text, head: <Unfound text={text} />, sums: [days] }))}
        />
      </Part>
      <Pages statistics={statistics} />
    </div>
  )
}

/** Pages by kind and by language. */
function Pages({ statistics: { kinds, languages } }: { statistics: Statistics }) {
  const { statistics: words } = deskWordsNow()
  return (
    <>
      <Part title={words.byKind} isEmpty={kinds.length === 0}>
        <SumTable
          title={words.byKind}
          columns={[words.kind, words.pages]}
          rows={groupedKinds(kinds).map(({ group, pages }) => ({
            key: group,
            head: words.kinds[group],
            sums: [pages],
          }))}
        />
      </Part>
      <Part title={words.byLanguage} isEmpty={languages.length === 0}>
        <SumTable
          title={words.byLanguage}
          columns={[words.language, words.pages]}
          rows={languages.map(({ language, pages }) => ({
            key: language,
            head: <bdi lang={language}>{LANGUAGES[language].name}</bdi>,
            sums: [pages],
          }))}
        />
      </Part>
    </>
  )
}

interface PartProps {
  title: string
  hint?: string
  isWide?: boolean
  isEmpty: boolean
  children: ReactNode
}

function Part({ title, hint, isWide, isEmpty, children }: PartProps) {
  const { statistics: words } = deskWordsNow()
  return (
    <section className={isWide ? 'stack gap-2 is-wide' : 'stack gap-2'}>
      <h3>{title}</h3>
      {hint && <p className="fine">{hint}</p>}
      {isEmpty ? <p>{words.none}</p> : children}
    </section>
  )
}

/** Words without a result, and the form of a listing that would be one. */
function Unfound({ text }: { text: string }) {
  const { statistics: words } = deskWordsNow()
  const id = useId()
  return (
    <span className="cluster gap-3">
      <bdi id={id}>{text}</bdi>
      <a href={formHref({ kind: 'listings', id: undefined, named: text })} aria-describedby={id}>
        {words.add}
      </a>
    </span>
  )
}

function Listing({ tnid, listing }: ListingSums) {
  const { statistics: words } = deskWordsNow()
  if (!listing) return <>{fill(words.gone, { id: String(tnid) })}</>
  return (
    <a href={listing.url}>
      <ListingName listing={listing} />
    </a>
  )
}

function Place({ tlid, name, url }: PlaceSums) {
  if (!name) return <>{tlid}</>
  if (!url) return <Shown text={name} />
  return (
    <a href={url}>
      <Shown text={name} />
    </a>
  )
}
