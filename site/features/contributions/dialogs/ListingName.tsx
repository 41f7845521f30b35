import { shownIn } from '#core/terms/localized.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { pageListing } from '#site/ui/page/page-listing.ts'

/** A text with the name of the page's listing at `{{name}}`. */
export function ListingName({ text }: { text: string }) {
  const [before, after] = text.split('{{name}}')
  const { text: name, lang } = shownIn(pageLang(), pageListing().title)
  return (
    <p className="is-muted dialog-about">
      {before}
      <bdi lang={lang}>{name}</bdi>
      {after}
    </p>
  )
}
