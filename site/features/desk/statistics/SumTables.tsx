import { t } from '#site/ui/page/messages.ts'
import { useId, type ReactNode } from 'react'
import type { ListingSums, PlaceSums, Statistics } from '#core/contract/desk.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { formHref } from '#site/features/desk/documents/documents-address.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { groupedKinds } from '#site/features/desk/statistics/statistics.ts'
import { ListingName, Shown, numberOf } from '../parts.tsx'

/** What stands behind the totals of a week. */
export function SumTables({ statistics }: { statistics: Statistics }) {
  const { statistics: words } = t('desk.page')
  const { places, listings, kinds, languages } = statistics
  return (
    <div className="stack gap-5 desk-tables">
      <Part
        title={words.topListings}
        isWide
        columns={[words.listing, words.pages, words.phone, words.site, words.directions]}
        rows={listings.map((row) => ({
          key: row.tnid,
          head: <Listing {...row} />,
          sums: [row.pages, row.phone, row.site, row.directions],
        }))}
      />
      <Part
        title={words.topPlaces}
        isWide
        columns={[words.place, words.pages, words.presses, words.ledHere]}
        rows={places.map((row) => ({
          key: row.tlid,
          head: <Place {...row} />,
          sums: [row.pages, row.presses, row.searches],
        }))}
      />
      <Part
        title={words.words}
        hint={words.wordsHint}
        columns={[words.text, words.days]}
        rows={statistics.words.map(({ text, days }) => ({ key: text, head: <Unfound text={text} />, sums: [days] }))}
      />
      <Part
        title={words.byKind}
        columns={[words.kind, words.pages]}
        rows={groupedKinds(kinds).map(({ group, pages }) => ({ key: group, head: words.kinds[group], sums: [pages] }))}
      />
      <Part
        title={words.byLanguage}
        columns={[words.language, words.pages]}
        rows={languages.map(({ language, pages }) => ({
          key: language,
          head: <bdi lang={language}>{LANGUAGES[language].name}</bdi>,
          sums: [pages],
        }))}
      />
    </div>
  )
}

interface PartProps extends SumTableProps {
  hint?: string
  isWide?: boolean
}

function Part({ hint, isWide, ...table }: PartProps) {
  const { statistics: words } = t('desk.page')
  return (
    <section className={isWide ? 'stack gap-2 is-wide' : 'stack gap-2'}>
      <h3>{table.title}</h3>
      {hint && <p className="fine">{hint}</p>}
      {table.rows.length === 0 ? <p>{words.none}</p> : <SumTable {...table} />}
    </section>
  )
}

/** Words without a result, and the form of a listing that would be one. */
function Unfound({ text }: { text: string }) {
  const { statistics: words } = t('desk.page')
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
  const { statistics: words } = t('desk.page')
  if (!listing) return <>{formatIsolated(words.gone, { id: String(tnid) })}</>
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

interface SumTableProps {
  title: string
  /** The first one is that of the rows' heads. */
  columns: readonly string[]
  rows: readonly { key: string | number; head: ReactNode; sums: readonly number[] }[]
}

/** Sums in rows; scrolls where it is too wide. */
export function SumTable({ title, columns, rows }: SumTableProps) {
  return (
    // Where it scrolls, it does so by keyboard as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="desk-sum-table" role="region" aria-label={title} tabIndex={0}>
      <table className="desk-table">
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, sums }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {sums.map((sum, at) => (
                <td key={columns[at + 1]}>{numberOf(sum)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
