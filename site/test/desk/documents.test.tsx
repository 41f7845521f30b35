import { loadMessages } from '#site/ui/page/messages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lang } from '#core/i18n/languages.ts'
import { Documents } from '#site/features/desk/documents/Documents.tsx'
import { DeskContext } from '#site/features/desk/use-desk.ts'
import { createDesk } from '#site/features/desk/desk.ts'
import { followAddress } from '#site/features/desk/address.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { fakeApi, miriam, refusal, SESSION } from '../people/fake-api.ts'
import { closePage, openPage } from '../people/page.ts'
import { bodyOf, cafe, DOCUMENT, everyType, PREVIEW, SAVE, savedAs, SHAPE } from './documents-samples.ts'

const en = MESSAGES.en.desk.documents
const done = (extra: object = {}) => ({
  body: {
    ok: true,
    message: { type: 'success', text: 'Saved.' },
    audit: 1,
    ...extra,
  },
})
const moved = refusal(409, 'contentMoved', 'It has moved.')

let unfollow: (() => void) | undefined
beforeEach(() => {
  // happy-dom knows no scrolling of frames and loads no stylesheet.
  vi.spyOn(HTMLLinkElement.prototype, 'href', 'set').mockImplementation(() => {})
})
afterEach(() => {
  unfollow?.()
  closePage()
})

type Answers = Parameters<typeof fakeApi>[0]

async function show(answers: Answers = {}, { hash = '#documents/listings/7', lang = 'en' as Lang } = {}) {
  const api = fakeApi({
    [SESSION]: { body: { ...miriam, role: 'editor' } },
    [SHAPE]: { body: everyType },
    'GET /rest/tjt/desk/shape/listings/he': { body: everyType },
    [DOCUMENT]: { body: cafe },
    'GET /rest/tjt/cuisine?language=en': {
      body: { items: [{ id: 'all', name: 'All' }, { id: 'israeli', name: 'Israeli' }, { id: 'cafe', name: 'Café' }] },
    },
    ...answers,
  }) // prettier-ignore
  await openPage(api.send, { lang, path: `/Desk.html${hash}` })
  const sections = ['desk.documents', 'desk.page', 'edit', 'places.map'] as const
  await Promise.all(sections.map((section) => loadMessages(section, lang)))
  unfollow = followAddress()
  render(
    <DeskContext value={createDesk()}>
      <Documents />
    </DeskContext>,
  )
  await waitFor(() => expect(screen.queryByText(/^(Loading…|בטעינה…|טוען…)$/)).toBeNull())
  return api
}

const path = (name: string) => {
  const element = document.getElementById(`doc-${name}`)
  if (!element) throw new Error(`no field ${name}`)
  return element as HTMLInputElement
}
const type = (name: string, value: string) => fireEvent.change(path(name), { target: { value } })
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
async function save() {
  await press(en.save.submit)
  await waitFor(() => expect(document.querySelector('.is-busy')).toBeNull())
}
const draftOf = (id: string) => sessionStorage.getItem(`desk listings ${id}`)

describe('each type of field', () => {
  test('shows what stands there, and sends what is typed', async () => {
    const { asked } = await show({
      [SAVE]: done(),
    })
    expect(path('title.en').value).toBe('Café Rimon')
    expect(path('place').value).toBe('281184')
    expect(path('position-lat').value).toBe('31.7')
    type('code', 'IL')
    type('notes', 'Good')
    type('height', '31.')
    expect(path('height').value).toBe('31.')
    type('height', '31.5')
    type('rooms', '3')
    type('sample', 'false')
    type('dtype', '230')
    fireEvent.click(await screen.findByLabelText('Café'))
    type('position-lat', '31,8')
    type('from', '2026-02-03')
    type('email', 'a@example.org')
    type('website', 'https://example.org/')
    type('key', 'a-b')
    type('place', '293397')
    await save()
    const { body, seq } = bodyOf(asked, SAVE)
    expect(seq).toBe(11)
    expect(body).toEqual({
      ...cafe.body,
      code: 'IL',
      notes: 'Good',
      height: 31.5,
      rooms: 3,
      sample: false,
      dtype: 230,
      cuisine: ['cafe'],
      position: [35.2, 31.8],
      from: '2026-02-03',
      email: 'a@example.org',
      website: 'https://example.org/',
      key: 'a-b',
      place: 293397,
    })
  })

  test('stands in a section that says what it holds, as it is typed', async () => {
    await show()
    const said = () => [...document.querySelectorAll('.is-section > summary')].map(({ textContent }) => textContent)
    expect(said()).toEqual([
      'Names and textsCafé Rimon',
      'Placeposition · place',
      'Contact+972 2 111 · +972 2 222',
      'Detailsdtype: Restaurant',
      'Pictures and videosEmpty',
      'Partslinks: 1',
      'Origin and statetnid: 7',
    ])
    type('rooms', '3')
    type('notes', 'A text of more than sixty letters, which is too long for the line of a section.')
    expect(said()).toContain('Detailsrooms: 3 · dtype: Restaurant')
    expect(said()[0]).toBe('Names and textsCafé Rimon · notes')
  })

  test('what is emptied and may be left out is left out', async () => {
    const { asked } = await show({ [SAVE]: done() })
    type('code', 'IL')
    type('code', '')
    type('height', '3')
    type('height', '')
    await press('Remove: phones 2')
    await press('Remove: phones 1')
    await save()
    const { phones: _, ...rest } = cafe.body
    expect(bodyOf(asked, SAVE).body).toEqual(rest)
  })

  test('texts have a tab for each language, and say which are missing', async () => {
    const { asked } = await show({ [SAVE]: done() })
    const title = path('title')
    expect(title.textContent).toContain('French, Spanish, Russian, German')
    const tab = (name: RegExp) => within(title).getByRole('tab', { name })
    expect(tab(/עברית/).textContent).toContain(en.fields.has)
    expect(tab(/Français/).textContent).toContain(en.fields.lacks)
    fireEvent.keyDown(tab(/English/), { key: 'ArrowRight' })
    expect(path('title.he').dir).toBe('rtl')
    expect(path('title.he').lang).toBe('he')
    expect(document.activeElement).toBe(tab(/עברית/))
    type('title.he', 'רימון')
    fireEvent.click(tab(/Français/))
    expect(path('title.fr').dir).toBe('ltr')
    type('title.fr', 'Le Rimon')
    fireEvent.click(tab(/עברית/))
    type('title.he', '')
    await save()
    expect(bodyOf(asked, SAVE).body['title']).toEqual({
      en: 'Café Rimon',
      fr: 'Le Rimon',
    })
  })

  test('one choice shows another language in all texts', async () => {
    await show()
    fireEvent.change(screen.getByLabelText(en.form.texts), {
      target: { value: 'de' },
    })
    expect(path('title.de').dir).toBe('ltr')
    expect(path('links.0.name.de').value).toBe('')
  })

  test('lists are added to, put in order by keys, and removed', async () => {
    const { asked } = await show({ [SAVE]: done() })
    await press('Add: phones')
    await frame()
    expect(document.activeElement).toBe(path('phones.2'))
    type('phones.2', '+972 2 333')
    expect(screen.queryByRole('button', { name: 'Add: phones' })).toBeNull()
    await press('Move up: phones 3')
    await frame()
    expect(document.activeElement?.id).toBe('doc-phones.1-up')
    expect(screen.getByText('phones 3 is now at 2 of 3.')).toBeTruthy()
    await press('Move up: phones 2')
    await frame()
    // It is the first now: only the way down is left.
    expect(document.activeElement?.id).toBe('doc-phones.0-down')
    await press('Remove: phones 2')
    await frame()
    expect(document.activeElement?.id).toBe('doc-phones.1-remove')
    // Pictures are sent instead of named.
    expect(screen.queryByRole('button', { name: 'Add: pictures' })).toBeNull()
    expect(screen.getByText(MESSAGES.en.edit.pictures.add)).toBeTruthy()
    await save()
    expect(bodyOf(asked, SAVE).body.phones).toEqual(['+972 2 333', '+972 2 222'])
  })

  test('groups come and go as a whole, and one of several ways is chosen', async () => {
    const { asked } = await show({ [SAVE]: done() })
    await press('Add: rate')
    type('rate.amount', '12')
    await save()
    expect(path('rate.currency').getAttribute('aria-invalid')).toBe('true')
    type('rate.currency', 'EUR')
    type('links.0.to-way', '1')
    type('links.0.to.travel', '3169070')
    await save()
    expect(bodyOf(asked, SAVE).body).toMatchObject({
      rate: { amount: 12, currency: 'EUR' },
      links: [{ name: { en: 'Menu' }, to: { travel: 3169070 } }],
    })
  })

  test('a group that may be absent is removed as a whole', async () => {
    const rated = savedAs({ rate: { amount: 12, currency: 'EUR' } }, 11)
    const { asked } = await show({
      [DOCUMENT]: { body: rated },
      [SAVE]: done(),
    })
    await press('Remove: rate')
    await save()
    expect(bodyOf(asked, SAVE).body).not.toHaveProperty('rate')
  })

  test('what the server gives is shown and cannot be changed', async () => {
    await show()
    expect(document.getElementById('doc-tnid')).toBeNull()
    expect(document.querySelector('.doc-fixed')?.textContent).toBe('7')
  })
})

test('keeps what it has no field for', async () => {
  const { asked } = await show({ [SAVE]: done() })
  expect(screen.getByText('Fields without a form stay unchanged: provenance')).toBeTruthy()
  type('code', 'IL')
  await save()
  expect(bodyOf(asked, SAVE).body['provenance']).toEqual(cafe.body['provenance'])
})

describe('what is wrong', () => {
  test('is said at a field once somebody has been there', async () => {
    await show()
    type('email', 'nobody')
    expect(path('email').getAttribute('aria-invalid')).toBeNull()
    fireEvent.blur(path('email'))
    expect(path('email').getAttribute('aria-invalid')).toBe('true')
    const by = path('email').getAttribute('aria-describedby')!
    expect(document.getElementById(by)?.textContent).toBe(en.wrong.email)
    type('email', 'a@example.org')
    expect(path('email').getAttribute('aria-invalid')).toBeNull()
  })

  test('stands in a summary that leads to each field, in its language', async () => {
    const { routes } = await show()
    type('title.en', '')
    type('rooms', '12')
    fireEvent.click(within(path('title')).getByRole('tab', { name: /עברית/ }))
    await save()
    expect(routes()).not.toContain(SAVE)
    const summary = screen.getByText(en.form.problems).closest('[role=alert]')!
    expect(document.activeElement).toBe(summary)
    const links = within(summary as HTMLElement).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      `title · English: ${en.wrong.english}`,
      'rooms: At most 9.',
    ])
    fireEvent.click(links[0]!)
    await frame()
    expect(document.activeElement).toBe(path('title.en'))
  })

  test('opens its section, also again', async () => {
    await show({ [SAVE]: [refusal(400, 'invalidField', 'rate.currency: is too long'), done()] })
    const fold = path('code').closest('details')!
    const last = path('links').closest('details')!
    expect([fold.open, last.open]).toEqual([true, false])
    type('links.0.to.url', 'x')
    await save()
    expect(last.open).toBe(true)
    last.open = false
    fireEvent.click(screen.getByRole('link', { name: /links/ }))
    await frame()
    expect(last.open).toBe(true)
    expect(document.activeElement).toBe(path('links.0.to.url'))
  })

  test('in the words of the server stands at the field that they name', async () => {
    await show({
      [SAVE]: [refusal(400, 'invalidField', 'links.0.name.en: is too long'), done()],
    })
    type('code', 'IL')
    await save()
    const link = screen.getByRole('link', { name: /is too long/ })
    expect(link.textContent).toContain('links · 1 · name · English')
    fireEvent.click(link)
    await frame()
    expect(document.activeElement).toBe(path('links.0.name.en'))
    expect(path('links.0.name.en').getAttribute('aria-invalid')).toBe('true')
    type('links.0.name.en', 'Menu card')
    expect(path('links.0.name.en').getAttribute('aria-invalid')).toBeNull()
    await save()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('with the whole is said above, and nothing typed is lost', async () => {
    await show({ [SAVE]: 'offline' })
    type('code', 'IL')
    await save()
    expect(screen.getByText(en.form.refused)).toBeTruthy()
    expect(path('code').value).toBe('IL')
    expect(draftOf('7')).toContain('"IL"')
  })
})

describe('a document that has moved', () => {
  const theirs = savedAs({ title: { en: 'Rimon Café', he: 'קפה רימון' }, code: 'FR', email: 'new@example.org' }, 12)
  const answers: Answers = {
    [DOCUMENT]: [{ body: cafe }, { body: theirs }],
    [SAVE]: [moved, done()],
  }

  async function conflict() {
    const api = await show(answers)
    type('code', 'IL')
    type('notes', 'Mine')
    await save()
    return { ...api, panel: screen.getByRole('region', { name: en.conflict.title }) }
  }

  test('shows what changed in between, and puts mine onto it', async () => {
    const { asked, panel } = await conflict()
    expect(document.activeElement).toBe(panel)
    const fields = within(panel)
      .getAllByRole('group')
      .map((group) => group.querySelector('legend')?.textContent)
    expect(fields).toEqual(['title · English', 'code', 'email'])
    expect(panel.textContent).toContain('Rimon Café')
    expect(panel.textContent).toContain('IL')
    await press(en.conflict.rebase)
    expect(path('code').value).toBe('IL')
    expect(path('title.en').value).toBe('Rimon Café')
    expect(path('notes').value).toBe('Mine')
    await save()
    expect(bodyOf(asked, SAVE)).toEqual({
      seq: 12,
      body: { ...theirs.body, code: 'IL', notes: 'Mine' },
    })
  })

  test('takes theirs where that is chosen', async () => {
    const { panel } = await conflict()
    fireEvent.click(within(panel).getByLabelText(en.conflict.theirs))
    await press(en.conflict.rebase)
    expect(path('code').value).toBe('FR')
    expect(path('notes').value).toBe('Mine')
  })

  test('keeps what is typed while it has not been decided', async () => {
    await conflict()
    expect(path('notes').value).toBe('Mine')
    expect(draftOf('7')).toContain('"Mine"')
  })
})

describe('a draft', () => {
  test('comes back after a reload, says so, and can be thrown away', async () => {
    await show()
    type('notes', 'Half done')
    const leaving = new Event('beforeunload', { cancelable: true })
    expect(dispatchEvent(leaving)).toBe(false)
    const kept = draftOf('7')!
    unfollow?.()
    closePage()
    sessionStorage.setItem('desk listings 7', kept)
    await show()
    expect(path('notes').value).toBe('Half done')
    expect(screen.getByText(/Your draft of/)).toBeTruthy()
    await press(en.draft.discard)
    expect(path('notes').value).toBe('')
    expect(draftOf('7')).toBeNull()
    const free = new Event('beforeunload', { cancelable: true })
    expect(dispatchEvent(free)).toBe(true)
  })

  test('of a document that has moved since is put onto the new state', async () => {
    await show()
    type('notes', 'Half done')
    const kept = draftOf('7')!
    unfollow?.()
    closePage()
    sessionStorage.setItem('desk listings 7', kept)
    await show({ [DOCUMENT]: { body: savedAs({ code: 'FR' }, 20) } })
    expect(screen.getByRole('region', { name: en.conflict.title })).toBeTruthy()
    await press(en.conflict.rebase)
    expect(path('notes').value).toBe('Half done')
    expect(path('code').value).toBe('FR')
  })

  test('is what a way back to the list asks about', async () => {
    await show({ 'GET /rest/tjt/desk/documents/listings?from=0&count=25': { body: { total: 0, documents: [] } } })
    type('notes', 'Half done')
    const back = screen.getByRole('link', { name: en.form.back })
    fireEvent.click(back)
    expect(screen.getByText(en.leave.text)).toBeTruthy()
    await press(en.leave.stay)
    expect(path('notes').value).toBe('Half done')
    fireEvent.click(back)
    await press(en.leave.leave)
    expect(location.hash).toBe('#documents/listings')
    expect(toasts.$toasts.get()[0]?.text).toBe(en.draft.kept)
  })
})

describe('saving', () => {
  test('sends the reason, forgets the draft, and follows the pages', async () => {
    const state = (name: string) => ({ body: { state: name, live: 1 } })
    const { asked } = await show({
      [SAVE]: done({ seq: 40 }),
      [DOCUMENT]: [{ body: cafe }, { body: savedAs({ code: 'IL' }, 12) }],
      'GET /rest/tjt/desk/publishing/40': [state('queued'), state('rendering'), state('live')],
    })
    type('code', 'IL')
    expect(screen.getByText('Changed fields: 1')).toBeTruthy()
    const reason = screen.getByLabelText<HTMLTextAreaElement>(en.save.reason)
    fireEvent.change(reason, { target: { value: ' It has moved ' } })
    await save()
    expect(bodyOf(asked, SAVE).reason).toBe('It has moved')
    expect(draftOf('7')).toBeNull()
    expect(reason.value).toBe('')
    await waitFor(() => expect(screen.getByText(en.save.live)).toBeTruthy())
    expect(screen.getByRole('link', { name: en.save.see }).getAttribute('href')).toBe(cafe.url)
    expect(screen.getByText(en.save.unchanged)).toBeTruthy()
  })

  test('says where some pages could not be made, and asks no more', async () => {
    const publishing = 'GET /rest/tjt/desk/publishing/40'
    const { asked } = await show({
      [SAVE]: done({ seq: 40 }),
      [DOCUMENT]: [{ body: cafe }, { body: savedAs({ code: 'IL' }, 12) }],
      [publishing]: { body: { state: 'partly', live: 40 } },
    })
    type('code', 'IL')
    await save()
    await waitFor(() => expect(screen.getByText(en.save.partly)).toBeTruthy())
    expect(screen.queryByText(en.save.live)).toBeNull()
    expect(asked.filter(({ route }) => route === publishing)).toHaveLength(1)
  })

  test('makes a new document, which then has its address', async () => {
    const made = { ...savedAs({}, 1), id: '8' }
    const CREATE = 'POST /rest/tjt/desk/document/listings'
    const { asked } = await show(
      {
        [CREATE]: done({ id: '8' }),
        'GET /rest/tjt/desk/document/listings/8': { body: made },
      },
      { hash: '#documents/new/listings' },
    )
    expect(screen.getByRole('heading', { name: 'New: Listings' })).toBeTruthy()
    await save()
    expect(path('dtype').getAttribute('aria-invalid')).toBe('true')
    type('title.en', 'New place')
    type('dtype', '228')
    type('place', '281184')
    type('position-lat', '31.7')
    type('position-lng', '35.2')
    await save()
    expect(bodyOf(asked, CREATE).body).toEqual({
      title: { en: 'New place' },
      dtype: 228,
      place: 281184,
      position: [35.2, 31.7],
    })
    expect(location.hash).toBe('#documents/listings/8')
    expect(screen.getByText(en.save.noPages)).toBeTruthy()
    expect(path('title.en').value).toBe('Café Rimon')
  })
})

describe('deleting', () => {
  const REMOVE = 'DELETE /rest/tjt/desk/document/listings/7'

  test('says what goes, and what still needs it', async () => {
    await show({ [REMOVE]: refusal(409, 'stillNeeded', 'Others refer to it.') })
    await press(en.save.remove)
    const dialog = screen.getByRole('dialog')
    expect(dialog.closest('form')).toBeNull()
    expect(dialog.textContent).toContain('“Café Rimon” (7) will be removed from “Listings”')
    expect(dialog.textContent).toContain(cafe.url)
    await press(en.remove.submit)
    expect(within(dialog).getAllByText('Others refer to it.').length).toBeGreaterThan(0)
  })

  test('goes with its number, and leads to the list', async () => {
    const { asked, routes } = await show({
      [REMOVE]: done(),
      'GET /rest/tjt/desk/documents/listings?from=0&count=25': { body: { total: 0, documents: [] } },
    })
    await press(en.save.remove)
    await press(en.remove.submit)
    expect(bodyOf(asked, REMOVE)).toEqual({ seq: 11 })
    // The form of the dialog is no part of the other one, which would save.
    expect(routes()).not.toContain(SAVE)
    expect(location.hash).toBe('#documents/listings')
    expect(screen.getAllByText(en.list.none)).toHaveLength(2)
  })
})

describe('the preview', () => {
  test('stands in a frame that runs nothing, and follows the form', async () => {
    const { asked } = await show({
      [PREVIEW]: {
        body: { html: '<p>Café</p><script>alert(1)</script>' },
      },
    })
    await press(en.preview.show)
    const shown = screen.getByTitle(/Preview of the page/)
    expect(shown.getAttribute('sandbox')).toBe('allow-same-origin')
    expect(shown.getAttribute('srcdoc')).toContain('<p>Café</p>')
    expect(shown.getAttribute('srcdoc')).not.toContain('<script')
    expect(bodyOf(asked, PREVIEW)).toMatchObject({ kind: 'listings', id: '7', language: 'en' })
    type('code', 'IL')
    expect(screen.getByText(en.preview.stale)).toBeTruthy()
    fireEvent.change(screen.getByLabelText(en.preview.language), { target: { value: 'he' } })
    await press(en.preview.refresh)
    expect(bodyOf(asked, PREVIEW)).toMatchObject({ language: 'he', body: { code: 'IL' } })
    expect(screen.getByText(en.preview.ready)).toBeTruthy()
  })

  test('says why there is none', async () => {
    await show({ [PREVIEW]: refusal(400, 'invalidField', 'code: is wrong') })
    await press(en.preview.show)
    expect(screen.getByText(`${en.preview.failed} code: is wrong`)).toBeTruthy()
  })

  test('is not there for kinds without pages, and that is said', async () => {
    await show(
      {
        'GET /rest/tjt/desk/shape/regions/en': {
          body: { ...everyType, kind: 'regions' },
        },
      },
      { hash: '#documents/new/regions' },
    )
    expect(screen.getByText(en.preview.none)).toBeTruthy()
    expect(screen.queryByRole('button', { name: en.preview.show })).toBeNull()
  })
})

test('says that there is no such document', async () => {
  await show({}, { hash: '#documents/listings/404' })
  expect(screen.getByText(en.form.missing)).toBeTruthy()
})
