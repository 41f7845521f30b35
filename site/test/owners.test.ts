import { MESSAGES } from '#core/i18n/messages.ts'
import { describe, expect, test } from 'vitest'
import { actions, editHref } from '#site/features/listing/actions.html.ts'
import { ownersParts } from '#site/features/listing/owners.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

const contact = { id: 'contact', title: { en: 'Contact' }, linkedFrom: 'footer' } as const
const frame = { pages: [contact], notices: [], offers: 'none' as const }
const page = (fields: Partial<PageContext> = {}) => ({ lang: 'en', frame, ...fields }) as PageContext

describe('the page for owners', () => {
  test('names the address to write to where there is one', () => {
    const email = 'office@example.org'
    const { html } = ownersParts(page({ contactEmail: email }))
    expect(html).toContain(`href="mailto:${email}"`)
    expect(html).not.toContain(MESSAGES.en.listing.owners.options.noContact)
  })

  test('leads to our own page about contact where there is none', () => {
    const { html } = ownersParts(page({ lang: 'de' }))
    expect(html).toContain('href="/de/Info-contact.html"')
    expect(html).toContain(MESSAGES.de.listing.owners.options.contactLink)
  })

  test('leads to the remarks of the form where editors have taken that away', () => {
    const { html } = ownersParts(page({ frame: { ...frame, pages: [] } }))
    expect(html).not.toContain('mailto:')
    expect(html).toContain('the remarks of “Suggest an edit”')
  })

  test('leads to the registration, by the page of the log-in without a script', () => {
    const { html } = ownersParts(page({ lang: 'he' }))
    expect(decodeURI(html)).toContain('href="/he/כניסה.html" data-dialog="register"')
    expect(html).toContain(MESSAGES.he.listing.owners.options.featured.slice(0, 20))
    expect(html).not.toContain('{{')
  })
})

test('a listing leads to its form', () => {
  expect(editHref('en', 7)).toBe('/Listing_Edit.html?tnid=7')
  const { html } = actions('de', 7)
  expect(html).toContain('href="/de/Listing_Edit.html?tnid=7"')
})
