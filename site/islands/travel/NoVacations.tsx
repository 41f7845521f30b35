import type { FoundProps } from './vacation-props.ts'

/** Alternatives to a search without results. */
export function NoVacations({ words, asked, linkTo }: Omit<FoundProps, 'found'>) {
  const { text, destination, category, month, maxPrice } = asked
  const isNarrow = [text, destination, category, month, maxPrice].filter(Boolean).length > 1
  const ways = [
    [destination, words.noneThere, { destination: 0 }],
    [month, words.noneThen, { month: undefined }],
    [category, words.noneKind, { category: undefined }],
    [maxPrice, words.nonePrice, { maxPrice: undefined }],
  ] as const
  return (
    <div className="stack results-none">
      <p>{words.noneHint}</p>
      <p className="cluster gap-3 button-row">
        {ways.map(
          ([chosen, name, without]) =>
            isNarrow &&
            Boolean(chosen) && (
              <a key={name} className="button" {...linkTo({ ...asked, ...without, page: 1 })}>
                {name}
              </a>
            ),
        )}
        <a className="button is-quiet" {...linkTo({ text: '', destination: 0, page: 1 })}>
          {words.showAll}
        </a>
      </p>
    </div>
  )
}
