import { loadMessages } from '#site/ui/page/messages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { EditPage } from '#site/features/edit/EditPage.tsx'
import { $dialog } from '#site/ui/dialogs/dialogs.ts'
import { $reportSubject } from '#site/features/listing/report.ts'
import { pageListing } from '#site/ui/page/page-listing.ts'
import { doneWith, fakeApi, miriam, SESSION, sessionOf } from '../people/fake-api.ts'
import { closePage, openPage } from '../people/page.ts'
import { OPTIONS, picture, restaurant } from './samples.ts'

afterEach(closePage)

const en = MESSAGES.en.edit
const lists = Object.fromEntries(
  ['foodtype', 'cuisine', 'pricerange', 'supervision', 'religion', 'originofcommunity'].map((name) => [
    `GET /rest/tjt/${name}?language=en`,
    { body: OPTIONS },
  ]),
)

async function show(session = miriam) {
  const api = fakeApi({
    [SESSION]: { body: session },
    'GET /rest/tjt/listingedit/7/7/en': { body: restaurant },
    'POST /rest/tjt/directoryitemupdate': doneWith('Sent'),
    ...lists,
  })
  await openPage(api.send, { path: '/Listing_Edit.html?tnid=7' })
  await loadMessages('edit', 'en')
  await loadMessages('common.typeNames', 'en')
  render(<EditPage />)
  await act(async () => {})
  return api
}

const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string | RegExp, value: string) => fireEvent.change(box(label), { target: { value } })
const folds = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('details.form-fold')].map((fold) => ({
    open: fold.open,
    title: fold.querySelector('.form-fold-title')?.textContent,
    summary: fold.querySelector('summary')?.textContent ?? '',
  }))
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

test('asks a visitor to log in', async () => {
  await show(sessionOf())
  expect(screen.getByText(en.state.needLogin)).toBeTruthy()
  await press('Log in')
  expect($dialog.get()?.name).toBe('login')
})

describe('the form', () => {
  test('asks of new prayer times whether they are for this week only', async () => {
    await show()
    fireEvent.change(box(/Category/), { target: { value: '231' } })
    expect(screen.queryByLabelText(en.prayers.thisWeek)).toBeNull()
    type(en.prayers.services.shacharit, 'Sat 9:00')
    fireEvent.click(box(en.prayers.thisWeek))
    expect(box(en.prayers.thisWeek).checked).toBe(true)
    expect(box(en.prayers.thisWeek).getAttribute('aria-describedby')).toBeTruthy()
  })

  test('begins with what is known of the listing', async () => {
    await show()
    expect(box(/Name of the place/).value).toBe('Café Rimon')
    expect(box(/City/).value).toBe('Jerusalem')
    await waitFor(() => expect(screen.getAllByLabelText('Israeli')).toHaveLength(3))
    const cuisine = screen.getByRole('group', { name: en.fields.cuisine })
    const checked = within(cuisine).getAllByRole<HTMLInputElement>('checkbox')
    expect(checked.filter((one) => one.checked).map(({ value }) => value)).toEqual(['israeli', 'cafe'])
    expect(screen.getByText(en.send.unchanged)).toBeTruthy()
    expect(screen.queryByLabelText(en.fields.rabbi)).toBeNull()
  })

  test('ties what is wrong to its field, and moves there', async () => {
    await show()
    type(/Name of the place/, '')
    await press(en.send.submit)
    const title = box(/Name of the place/)
    expect(title.getAttribute('aria-invalid')).toBe('true')
    const problem = document.getElementById('edit-title-problem')
    expect(problem?.textContent).toBe('You should add the place name.')
    expect(title.getAttribute('aria-describedby')).toContain(problem!.id)
    expect(document.activeElement).toBe(title)
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain('You should add the place name.')
    type(/Name of the place/, 'N')
    expect(title.getAttribute('aria-invalid')).toBeNull()
  })

  test('folds all but its first section, each of which says what it holds', async () => {
    await show()
    const said = folds().map(({ open, summary }) => `${open ? 'open' : 'closed'}: ${summary}`)
    expect(said.slice(0, 4)).toEqual([
      'open: Name and categoryCafé Rimon',
      'closed: Address4 Luntz Street · Jerusalem · Israel',
      'closed: ContactEmpty',
      'closed: Food and kashrutCuisine: 2 · Price range',
    ])
    expect(said).toContain('closed: Opening hours by dayEmpty')
    fireEvent.change(document.querySelector('[name=hours-Su]')!, { target: { value: '9-17' } })
    expect(folds().map(({ summary }) => summary)).toContain('Opening hours by day1 day')
  })

  test('opens the sections in which something is wrong, and counts it there', async () => {
    await show()
    type(/Street and number/, '')
    type('Phone', '12')
    await press(en.send.submit)
    const open = folds().filter((fold) => fold.open)
    expect(open.map(({ title }) => title)).toEqual(['Name and category', 'Address', 'Contact'])
    expect(open.map(({ summary }) => /\d error/.exec(summary)?.[0])).toEqual([undefined, '1 error', '1 error'])
    expect(document.activeElement).toBe(box(/Street and number/))
  })

  test('a list leads to each section, and opens it', async () => {
    await show()
    fireEvent.click(screen.getByRole('link', { name: en.groups.contact }))
    expect(folds().filter((fold) => fold.open)).toHaveLength(2)
    expect(document.activeElement?.textContent).toContain(en.groups.contact)
    await press(MESSAGES.en.accounts.app.folds.openAll)
    expect(folds().every((fold) => fold.open)).toBe(true)
  })

  test('takes what is pasted into a phone, without its letters', async () => {
    await show()
    type('Phone', 'Tel +972 2')
    expect(box('Phone').value).toBe(' +972 2')
  })

  test('a critical update opens the report, about the listing of the page', async () => {
    await show()
    fireEvent.click(box(en.kind.critical))
    expect($dialog.get()?.name).toBe('report')
    expect($reportSubject.get()).toMatchObject({ tnid: 7, type: 'critical' })
    expect(pageListing()).toEqual({
      tnid: 7,
      dtype: 228,
      title: restaurant.title,
      position: [31.7, 35.2],
    })
    expect(screen.getByRole('button', { name: en.kind.report })).toBeTruthy()
  })

  test('shows the pictures that go with it, and why others do not', async () => {
    await show()
    const input = box(new RegExp(en.pictures.add))
    const choose = (files: File[]) => fireEvent.change(input, { target: { files } })
    choose([picture('x.pdf', 5, 'application/pdf')])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText('Please select only image files')).toHaveLength(2)
    choose([picture('front.jpg')])
    expect(screen.getByText('front.jpg')).toBeTruthy()
    const leaving = new Event('beforeunload', { cancelable: true })
    expect(dispatchEvent(leaving)).toBe(false)
    await press('Remove front.jpg')
    expect(screen.queryByText('front.jpg')).toBeNull()
    expect(document.activeElement).toBe(input)
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  })

  test('says thanks after sending, and restarts', async () => {
    const { routes } = await show()
    type(/Name of the place/, 'B')
    await press(en.send.submit)
    expect(screen.getByText(en.sent.text)).toBeTruthy()
    expect(routes()).toContain('POST /rest/tjt/directoryitemupdate')
    expect(screen.getByRole('link', { name: en.head.back }).getAttribute('href')).toBe(restaurant.url)
    await press(en.sent.again)
    expect(box(/Name of the place/).value).toBe('Café Rimon')
  })
})
