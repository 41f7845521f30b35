import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { FoundPage, FoundPlace } from '#core/contract/places.ts'
import { pageHref } from '#core/domain/links.ts'
import { hrefOf, parsePath } from '#core/domain/routes.ts'
import { Benefits } from '#site/features/accounts/Benefits.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { t } from '#site/ui/page/messages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { createSearch } from '#site/ui/search/place-search.ts'
import { NextSteps } from './NextSteps.tsx'

/** Leads to the form of a listing by its name. */
export function FindListing() {
  const { find: words } = t('edit')
  return (
    <BeforeForm>
      <section className="stack box card-box" aria-labelledby="find-title">
        <h2 id="find-title">{words.title}</h2>
        <p>{words.hint}</p>
        <ListingSearch />
      </section>
    </BeforeForm>
  )
}

/** What has to be done before the form comes, above what the form is for. */
export function BeforeForm({ children }: { children: ReactNode }) {
  const { can: words, then } = t('edit')
  return (
    <div className="edit-find">
      {children}
      <section className="stack box card-box" aria-labelledby="can-title">
        <h2 id="can-title">{words.title}</h2>
        <Benefits
          items={[
            ['clock', words.hours],
            ['phone', words.contact],
            ['shield', words.kashrut],
            ['camera', words.pictures],
          ]}
        />
      </section>
      <NextSteps end={then.edit} />
    </div>
  )
}

/** The form of a listing that a search found; undefined of what is none. */
function editHref(found: FoundPlace | FoundPage): string | undefined {
  if (!('href' in found) || found.group !== 'listings') return undefined
  const route = parsePath(decodeURI(found.href))
  return route?.kind === 'listing' ? `${hrefOf(pageLang(), { kind: 'listingEdit' })}?tnid=${route.tnid}` : undefined
}

/** Searches as one types; sent, it leads to the search of the whole site. */
function ListingSearch() {
  const [search] = useState(() => createSearch(pageLang()))
  const [text, setText] = useState('')
  const state = useStore(search.$state)
  const { find: words } = t('edit')
  useEffect(() => search.type(text), [search, text])
  const listings = state.status === 'found' ? state.places.filter((found) => editHref(found)) : []
  return (
    <>
      <form className="search" role="search" action={hrefOf(pageLang(), { kind: 'search' })}>
        <div className="search-field">
          <label htmlFor="find-listing">{words.label}</label>
          <input
            id="find-listing"
            name="q"
            type="search"
            required
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
        <button type="submit">
          <Icon name="search" />
          <span>{words.submit}</span>
        </button>
      </form>
      <div role="status">
        {listings.length > 0 && (
          <ul className="found-listings">
            {listings.map((found) => (
              <li key={found.id}>
                <a href={editHref(found)}>
                  <bdi>{found.text}</bdi>
                </a>
              </li>
            ))}
          </ul>
        )}
        {state.status === 'found' && listings.length === 0 && (
          <p>
            {words.none} <a href={pageHref(pageLang(), 'addPlace')}>{words.add}</a>
          </p>
        )}
      </div>
    </>
  )
}
