import type { ReactNode } from 'react'
import { numberOf } from '../parts.tsx'

interface Props {
  title: string
  /** The first one is that of the rows' heads. */
  columns: readonly string[]
  rows: readonly { key: string | number; head: ReactNode; sums: readonly number[] }[]
}

/** Sums in rows; scrolls where it is too wide. */
export function SumTable({ title, columns, rows }: Props) {
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
