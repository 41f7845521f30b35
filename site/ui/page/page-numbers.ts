export interface PageNumber {
  number: number
  /** For styles: a neighbour of the current page, which phones leave out, and what follows a gap. */
  className: string | undefined
}

/** Linked page numbers: the first, the current with its neighbours, and the last. */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const linked = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages)
  return linked.map((number, at) => {
    const isEnd = number === 1 || number === pages
    const isNear = number !== page && !isEnd && 'is-near'
    const isAfterGap = at > 0 && linked[at - 1] !== number - 1 && 'is-after-gap'
    return { number, className: [isNear, isAfterGap].filter(Boolean).join(' ') || undefined }
  })
}
