export interface PageNumber {
  number: number
  /** For styles: a neighbour of the current page, which phones leave out, and what follows a gap. */
  className: string | undefined
}

/** Phones have room for so many in one row. */
const PHONE = 4

/** Linked page numbers: the first, the current with its neighbours, and the last; a gap leaves out more than one. */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const first = page === 4 ? 2 : page - 1
  const last = page === pages - 3 ? pages - 1 : page + 1
  const linked = [1, pages, ...Array.from({ length: last - first + 1 }, (_, at) => first + at)]
  const numbers = [...new Set(linked)]
    .filter((linkedPage) => linkedPage >= 1 && linkedPage <= pages)
    .toSorted((a, b) => a - b)
  return numbers.map((number, at) => {
    const isEnd = number === 1 || number === pages
    const isNear = pages > PHONE && number !== page && !isEnd && 'is-near'
    const isAfterGap = at > 0 && numbers[at - 1] !== number - 1 && 'is-after-gap'
    return { number, className: [isNear, isAfterGap].filter(Boolean).join(' ') || undefined }
  })
}
