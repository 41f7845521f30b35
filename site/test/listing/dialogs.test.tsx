import { MESSAGES } from '#core/i18n/messages.ts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ClaimDialog } from '#site/features/listing/ClaimDialog.tsx'
import { OfferDialog } from '#site/features/listing/OfferDialog.tsx'
import { ReportDialog } from '#site/features/listing/ReportDialog.tsx'
import { SupervisionDialog } from '#site/features/listing/SupervisionDialog.tsx'
import type { DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { $reportSubject } from '#site/features/listing/report.ts'
import { wordsOf } from '#site/features/listing/reported.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { doneWith, fakeApi, refusal, SESSION } from '../people/fake-api.ts'
import { closePage } from '../people/page.ts'
import { dana, openListing } from './page.ts'

const { errors } = MESSAGES.en
const REPORT = 'POST /rest/tjt/directoryitemreport'
const CLAIM = 'POST /rest/tjt/directoryitemclaim'
const CONTACTS = 'GET /rest/tjt/itemcontacts/7/en'

const onClose = vi.fn()
const assign = vi.fn()
beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  closePage()
  $reportSubject.set(undefined)
  vi.clearAllMocks()
})

type Answers = Parameters<typeof fakeApi>[0]

function generalOpener() {
  const opener = document.createElement('button')
  opener.textContent = ' Report\n a problem '
  return opener
}

const CONTRIBUTIONS = `
  <bdi id="review-12-title" lang="he" dir="rtl">לא שוב</bdi>
  <p id="review-12-text" lang="he" dir="rtl">${'מרק קר '.repeat(60)}</p>
  <p id="question-3-text" lang="en" dir="ltr">Is it open?</p>
  <p id="answer-4-text" lang="en" dir="ltr">Until
  noon.</p>`

async function show(Shown: ComponentType<DialogProps>, answers: Answers = {}, opener = generalOpener()) {
  const api = fakeApi({ [SESSION]: { body: dana }, ...answers })
  await openListing(api.send)
  const contributions = document.createElement('div')
  contributions.innerHTML = CONTRIBUTIONS
  document.body.append(contributions, opener)
  render(<Shown opener={opener} onClose={onClose} />)
  await act(async () => {})
  return api
}
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const choose = (label: string) =>
  act(async () => {
    fireEvent.click(screen.getByLabelText(label))
  })
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText(MESSAGES.en.listing.dialogs.report.content), {
    target: { value: text },
  })
const sentTo = ({ asked }: ReturnType<typeof fakeApi>, route: string) => asked.filter((call) => call.route === route)
const problems = () =>
  [...document.querySelectorAll('.field-problem, .form-problem')].map(({ textContent }) => textContent)
const toastTexts = () => toasts.$toasts.get().map(({ text }) => text)

describe('a report', () => {
  test('wants its type and its reason, and says so once', async () => {
    const api = await show(ReportDialog)
    await press(MESSAGES.en.listing.dialogs.report.submit)
    expect(problems()).toEqual([errors.needReason])
    expect(document.activeElement).toBe(screen.getByLabelText(MESSAGES.en.listing.dialogs.report.types.closed))
    await choose(MESSAGES.en.listing.dialogs.report.types.moved)
    await press(MESSAGES.en.listing.dialogs.report.submit)
    expect(document.activeElement).toBe(screen.getByLabelText(MESSAGES.en.listing.dialogs.report.content))
    expect(sentTo(api, REPORT)).toEqual([])
  })

  test('goes with what is known of the listing, and leads back to its page', async () => {
    const api = await show(ReportDialog, { [REPORT]: doneWith('We thank.') })
    await choose(MESSAGES.en.listing.dialogs.report.types.moved)
    write(' To Main Street ')
    await press(MESSAGES.en.listing.dialogs.report.submit)
    expect(sentTo(api, REPORT)).toMatchObject([
      {
        token: 'token-report',
        body: {
          tnid: 7,
          uid: 5,
          dtype: 228,
          repType: 'moved',
          repTitle: 'Corner Deli',
          repContent: 'To Main Street',
          repButtonText: 'Report a problem',
          backLink: '/Deli-DI7-x.html?from=map',
          title: { en: 'Corner  Deli', he: 'מעדנייה' },
          goodFaith: false,
          language: 'en',
        },
      },
    ])
    expect(screen.getByRole('heading').textContent).toBe(MESSAGES.en.listing.dialogs.sent.title)
    expect(screen.getByText('We thank.')).toBeTruthy()
    await press(MESSAGES.en.listing.dialogs.sent.go)
    expect(assign).toHaveBeenCalledWith('/Deli-DI7-x.html?from=map')
  })

  test('of something illegal tells what it needs and wants good faith', async () => {
    const api = await show(ReportDialog, { [REPORT]: doneWith('Thanks.') })
    expect(screen.queryByText(MESSAGES.en.listing.dialogs.report.legal)).toBeNull()
    await choose(MESSAGES.en.listing.dialogs.report.types.illegal)
    expect(screen.getByText(MESSAGES.en.listing.dialogs.report.legal)).toBeTruthy()
    write('The third picture is mine.')
    await press(MESSAGES.en.listing.dialogs.report.submit)
    expect(problems()).toEqual([errors.needGoodFaith])
    await choose(MESSAGES.en.listing.dialogs.report.goodFaith)
    await press(MESSAGES.en.listing.dialogs.report.submit)
    expect(sentTo(api, REPORT)).toMatchObject([{ body: { repType: 'illegal', goodFaith: true } }])
  })

  test('that fails shows a toast, and keeps its text', async () => {
    await show(ReportDialog, {
      [REPORT]: [
        refusal(404, 'couldNotSendReport', 'Could not send report'),
        'offline',
        refusal(400, 'needReason', 'Say it.'),
      ],
    })
    await choose(MESSAGES.en.listing.dialogs.report.types.other)
    write('Something')
    await press(MESSAGES.en.listing.dialogs.report.submit)
    await press(MESSAGES.en.listing.dialogs.report.submit)
    expect(toastTexts()).toEqual(['Could not send report'])
    const field = screen.getByLabelText<HTMLTextAreaElement>(MESSAGES.en.listing.dialogs.report.content)
    expect(field.value).toBe('Something')
    await press(MESSAGES.en.listing.dialogs.report.submit)
    expect(problems()).toEqual(['Say it.'])
    expect(onClose).not.toHaveBeenCalled()
  })

  test('of a page without a listing takes the subject that was set', async () => {
    const subject = {
      tnid: 9,
      dtype: 231,
      title: { en: 'Shul' },
      type: 'critical',
      backLink: '/Shul-DI9-x.html',
    } as const
    $reportSubject.set(subject)
    const api = await show(ReportDialog, { [REPORT]: doneWith('Thanks.') })
    write('It has a new name.')
    await press(MESSAGES.en.listing.dialogs.report.submit)
    expect(sentTo(api, REPORT)).toMatchObject([
      {
        body: {
          tnid: 9,
          dtype: 231,
          repType: 'critical',
          repTitle: 'Shul',
          backLink: '/Shul-DI9-x.html',
        },
      },
    ])
    await press(MESSAGES.en.accounts.app.common.close)
    expect(assign).toHaveBeenCalledWith('/Shul-DI9-x.html')
  })

  describe('of MESSAGES.en.listing.dialogs', () => {
    async function showAbout(about: string, answers: Answers = {}) {
      const opener = document.createElement('button')
      opener.textContent = 'Report'
      opener.dataset['about'] = about
      return show(ReportDialog, answers, opener)
    }
    const ofWords = MESSAGES.en.listing.dialogs.report.ofWords

    test('quotes them, shortened, and names them to the editors', async () => {
      const api = await showAbout('review 12', {
        [REPORT]: doneWith('We thank.'),
      })
      const title = screen.getByRole('heading', { name: ofWords.review })
      expect(title).toBeTruthy()
      const quote = document.querySelector('blockquote')!
      expect([quote.lang, quote.dir]).toEqual(['he', 'rtl'])
      expect(quote.querySelector('b')!.textContent).toBe('לא שוב')
      const text = quote.querySelector('p')!.textContent
      expect(text).toMatch(/^מרק קר .*…$/)
      expect(text.length).toBeLessThanOrEqual(240)
      expect(screen.queryByLabelText(MESSAGES.en.listing.dialogs.report.repTitle)).toBeNull()
      expect(screen.queryByLabelText(MESSAGES.en.listing.dialogs.report.types.closed)).toBeNull()
      await choose(ofWords.types.words)
      write(' Insults. ')
      await press(MESSAGES.en.listing.dialogs.report.submit)
      expect(sentTo(api, REPORT)).toMatchObject([
        {
          body: {
            tnid: 7,
            about: { kind: 'review', id: 12 },
            repType: 'words',
            repTitle: '',
            repContent: 'Insults.',
            repButtonText: 'Report',
            backLink: '/Deli-DI7-x.html?from=map#review-12',
          },
        },
      ])
      // Who has reported them reads on there: a fragment loads no page.
      await press(MESSAGES.en.listing.dialogs.sent.go)
      expect(onClose).toHaveBeenCalledOnce()
      expect(assign).toHaveBeenCalledWith('/Deli-DI7-x.html?from=map#review-12')
    })

    test.each([
      ['question 3', ofWords.question, 'Is it open?'],
      ['answer 4', ofWords.answer, 'Until noon.'],
    ])('quotes the %s', async (about, title, text) => {
      await showAbout(about)
      expect(screen.getByRole('heading', { name: title })).toBeTruthy()
      expect(document.querySelector('blockquote')!.textContent).toBe(text)
    })

    test('that are already hidden are reported as such', async () => {
      await showAbout('answer 4', {
        [REPORT]: refusal(409, 'wordsNotShown', 'It is hidden already.'),
      })
      await choose(ofWords.types.wrong)
      write('Not so')
      await press(MESSAGES.en.listing.dialogs.report.submit)
      expect(problems()).toEqual(['It is hidden already.'])
      expect(onClose).not.toHaveBeenCalled()
    })

    test('that the page does not have is a report of the listing', async () => {
      for (const about of ['review 99', 'listing 7', 'answer']) {
        const opener = document.createElement('button')
        opener.dataset['about'] = about
        expect(wordsOf(opener)).toBeUndefined()
      }
    })
  })

  test('never leads to another site', async () => {
    $reportSubject.set({
      tnid: 9,
      dtype: 231,
      title: { en: 'Shul' },
      backLink: '//evil.example/',
    })
    await show(ReportDialog, { [REPORT]: doneWith('Thanks.') })
    await choose(MESSAGES.en.listing.dialogs.report.types.other)
    write('Something')
    await press(MESSAGES.en.listing.dialogs.report.submit)
    await press(MESSAGES.en.listing.dialogs.sent.go)
    expect(assign).toHaveBeenCalledWith('/Deli-DI7-x.html?from=map')
  })
})

describe('a claim', () => {
  test('wants the box ticked, and thanks', async () => {
    const api = await show(ClaimDialog, { [CLAIM]: doneWith('We look.') })
    await press(MESSAGES.en.listing.dialogs.claim.submit)
    expect(problems()).toEqual([errors.checkCheckboxClaimOwnership])
    expect(sentTo(api, CLAIM)).toEqual([])
    await choose(MESSAGES.en.listing.dialogs.claim.box)
    await press(MESSAGES.en.listing.dialogs.claim.submit)
    expect(sentTo(api, CLAIM)).toMatchObject([
      {
        token: 'token-claim',
        body: {
          uid: 5,
          dtype: 228,
          tnid: 7,
          lang: 'en',
          userClaimedOwnership: true,
        },
      },
    ])
    expect(screen.getByText('We look.')).toBeTruthy()
    await press(MESSAGES.en.listing.dialogs.sent.go)
    expect(assign).toHaveBeenCalledWith('/Deli-DI7-x.html?from=map')
  })

  test('says in the form that there is one already', async () => {
    await show(ClaimDialog, {
      [CLAIM]: refusal(409, 'alreadyClaimed', 'You have claimed it.'),
    })
    await choose(MESSAGES.en.listing.dialogs.claim.box)
    await press(MESSAGES.en.listing.dialogs.claim.submit)
    expect(problems()).toEqual(['You have claimed it.'])
  })
})

const contacts = {
  tnid: 7,
  sample: false,
  title: 'Corner Deli',
  address: 'Main Street 1',
  town: 'Haifa',
  country: 'Israel',
  coords: [35.2, 31.7],
  phones: ['+972 4 555 0100'],
  email: 'deli@example.org',
  website: 'https://www.deli.example/',
  supervision: [
    {
      id: 'board',
      name: 'The Board',
      contact: 'Rabbi A',
      emails: ['board@example.org'],
      phones: ['+972 4 555 0199'],
      faxs: ['+972 4 555 0198'],
      webs: [],
      sample: false,
    },
    {
      id: 'made-up',
      name: 'Made up',
      emails: [],
      phones: ['+972 4 555 0197'],
      faxs: [],
      webs: ['https://example.org'],
      sample: true,
    },
  ],
}
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

describe('the supervision', () => {
  test('is reached by phone, mail and web; a sample by nothing', async () => {
    await show(SupervisionDialog, { [CONTACTS]: { body: contacts } })
    expect(screen.getByRole('heading', { name: 'The Board' })).toBeTruthy()
    expect(document.body.textContent).toContain('Contact: Rabbi A')
    expect(links()).toEqual(['tel:+97245550199', 'mailto:board@example.org'])
    expect(document.body.textContent).toContain('+972 4 555 0198')
    expect(document.body.textContent).toContain(`Made up${MESSAGES.en.listing.dialogs.sample}`)
  })

  test('without contacts says so', async () => {
    const none = { ...contacts, supervision: [] }
    await show(SupervisionDialog, { [CONTACTS]: { body: none } })
    expect(screen.getByText(MESSAGES.en.listing.dialogs.supervision.none)).toBeTruthy()
  })

  test('that cannot be had closes and says so', async () => {
    await show(SupervisionDialog, { [CONTACTS]: 'offline' })
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(toastTexts()).toEqual(['Could not get contacts'])
  })
})

describe('the special offer', () => {
  test('stands with how to get it, and is printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await show(OfferDialog, { [CONTACTS]: { body: contacts } })
    expect(screen.getByText('Soup for free')).toBeTruthy()
    expect(links()).toEqual(['tel:+97245550100', 'mailto:deli@example.org', 'https://www.deli.example/'])
    await press(MESSAGES.en.listing.dialogs.offer.print)
    expect(print).toHaveBeenCalledOnce()
  })

  test('stands without contacts too', async () => {
    await show(OfferDialog, {
      [CONTACTS]: refusal(404, 'couldNotGetContacts', ''),
    })
    expect(screen.getByText('Soup for free')).toBeTruthy()
    expect(links()).toEqual([])
    expect(toastTexts()).toEqual(['Could not get contacts'])
    expect(onClose).not.toHaveBeenCalled()
  })
})
