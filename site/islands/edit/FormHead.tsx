import { textIn } from '#core/domain/localized.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { typeNames } from '#site/stores/page/type-names.ts'
import { Icon } from '../page/Icon.tsx'
import { useEdit } from './use-edit.ts'
import { editWordsNow } from '#site/stores/edit/words.ts'

/** Which listing it is, and what applies to the whole form. */
export function FormHead() {
  const { listing } = useEdit().edit
  const { head } = editWordsNow()
  if (listing.tnid === 0)
    return (
      <div className="stack gap-2">
        <h2>{typeNames()[listing.dtype]}</h2>
        <p className="fine">{head.required}</p>
      </div>
    )
  return (
    <div className="stack gap-2">
      <h2>
        <bdi>{textIn(pageLang(), listing.title)}</bdi>
      </h2>
      <p>
        <a className="back-link" href={listing.url}>
          <Icon name="arrow" />
          {head.back}
        </a>
      </p>
      {listing.sample && (
        <p className="notice is-warning">
          <Icon name="warning" />
          <span>{head.sample}</span>
        </p>
      )}
      <p className="fine">{head.required}</p>
    </div>
  )
}
