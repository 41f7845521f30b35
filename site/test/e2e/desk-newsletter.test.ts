import { describe, expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { format } from '#core/i18n/format.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { few } from '#core/test/full.ts'
import { insertDraft } from '#api/newsletter/issues.repository.ts'
import { mailTokens } from '#api/mail/leaving.ts'
import { hashOf } from '#data/store/sealed.ts'
import { axe } from './axe.ts'
import { overflow, useBrowser, visit, type VisitOptions } from './browser.ts'
import { insertStaff, withStore } from './users.ts'

useBrowser()

async function openNewsletters(lang: Lang, hash = '#newsletter', options: VisitOptions = {}) {
  const user = options.user ?? (await insertStaff('Nora Newsletter'))
  const visited = await visit(`${hrefOf(lang, { kind: 'desk' })}${hash}`, { ...options, user })
  await visited.page.locator('.newsletters h2').waitFor({ state: 'attached' })
  return { ...visited, user }
}

/** A confirmed subscriber. Returns the hash that stands for them. */
const subscribe = (email: string, language: Lang) =>
  withStore(async (store) => {
    const { confirm, leave } = await mailTokens(store, email)
    const tokens = { confirm_token: hashOf(confirm), leave_token: hashOf(leave) }
    const row = { email, email_key: email, language, state: 'confirmed', at: Date.now(), ...tokens } as const
    await store.insertInto('subscribers').values(row).execute()
    return tokens.leave_token
  })

const rowsOf = (subscriber: string) =>
  withStore((store) =>
    store.selectFrom('newsletter_recipients').selectAll().where('subscriber', '=', subscriber).execute(),
  )

const digits = (text: string) => Number(text.replace(/\D/g, ''))

describe.each(few(['he', 'en'] as const))('a newsletter, in %s', (lang) => {
  const { newsletter: words, page: desk } = MESSAGES[lang].desk
  const subject = lang === 'he' ? 'חדש בירושלים' : 'New in Jerusalem'

  test('by the keyboard: written, previewed, tested, sent', async () => {
    const subscriber = await subscribe(`reader.${lang}.${Date.now()}@example.org`, lang)
    const { page, problems, user } = await openNewsletters(lang, '#newsletter', {
      viewport: { width: lang === 'he' ? 390 : 1280, height: 844 },
    })
    await page.getByRole('button', { name: words.write }).press('Enter')
    await page.getByText(words.send.nobody).waitFor()
    expect(await page.locator('.newsletter-subject').evaluate((one) => one === document.activeElement)).toBe(true)
    await expect.poll(() => axe(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    const type = async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).focus()
      await page.keyboard.type(text)
    }
    await type(words.text.subject, subject)
    await page.getByText(format(words.send.incomplete, { languages: LANGUAGES[lang].name })).waitFor()
    await type(words.text.text, '**Shalom**')

    // All listings of this site were added just now.
    await page.getByRole('button', { name: words.places.find }).press('Enter')
    const proposed = page.locator('ul.newsletter-places > li')
    await proposed.first().waitFor()
    await proposed.nth(0).getByRole('button').press('Enter')
    const chosen = page.locator('ol.newsletter-places > li')
    await expect.poll(() => chosen.count()).toBe(1)
    // The focus is on the next one, then follows what is moved.
    await expect.poll(() => proposed.locator(':focus').count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => chosen.count()).toBe(2)
    const names = await chosen.locator('a').allInnerTexts()
    await chosen.nth(0).getByRole('button').nth(1).press('Enter')
    await expect.poll(() => chosen.locator('a').allInnerTexts()).toEqual(names.toReversed())
    await expect.poll(() => chosen.nth(1).locator(':focus').count()).toBe(1)
    await page.getByText(words.save.saved).waitFor()
    await expect.poll(() => axe(page)).toEqual([])

    // What was written outlives a reload.
    await page.reload()
    await expect.poll(() => chosen.locator('a').allInnerTexts()).toEqual(names.toReversed())
    expect(await page.getByLabel(words.text.subject, { exact: true }).inputValue()).toBe(subject)

    await page.getByRole('button', { name: words.preview.show }).press('Enter')
    const frame = page.frameLocator('.newsletter-preview iframe')
    await frame.locator('strong', { hasText: 'Shalom' }).waitFor()
    expect(await frame.locator('html').getAttribute('dir')).toBe(lang === 'he' ? 'rtl' : 'ltr')
    expect(await frame.locator('a strong').allInnerTexts()).toEqual(names.toReversed())
    expect(await overflow(page)).toBe(0)

    await page.getByRole('button', { name: words.test.send }).press('Enter')
    await page
      .getByText(format(words.test.sent, { email: user.email }))
      .first()
      .waitFor()

    await page.getByRole('button', { name: words.send.begin }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    expect(await rowsOf(subscriber)).toEqual([])
    await dialog.getByRole('button', { name: words.send.yes }).press('Enter')
    await page.locator('.newsletter-progress').waitFor()
    await expect.poll(() => rowsOf(subscriber)).toMatchObject([{ state: 'sent' }])
    await page.getByText(words.states.sent).first().waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await page.getByRole('link', { name: words.back }).press('Enter')
    await page.getByRole('link', { name: subject }).first().waitFor()
    await expect.poll(() => axe(page)).toEqual([])
    await page.getByRole('link', { name: desk.tabs.audit }).press('Enter')
    await page.locator('.desk-row', { hasText: subject }).first().waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })
})

describe('newsletters', () => {
  const { newsletter: words } = MESSAGES.en.desk
  const draft = { texts: { en: { subject: 'Draft', text: 'Hello' } }, since: '2026-11-01', places: [] }
  const drafted = () => withStore((store) => insertDraft(store, draft, Date.now()))

  test('of two who write at once, one decides whose text stays', async () => {
    const id = await drafted()
    const { page: one } = await openNewsletters('en', `#newsletter/${id}`)
    const { page: other } = await openNewsletters('en', `#newsletter/${id}`)
    const subjectOf = (page: typeof one) => page.getByLabel(words.text.subject, { exact: true })
    await subjectOf(one).fill('Theirs')
    await one.getByText(words.save.saved).waitFor()
    await subjectOf(other).fill('Mine')
    await other.getByRole('button', { name: words.save.theirs }).press('Enter')
    await expect.poll(() => subjectOf(other).inputValue()).toBe('Theirs')
    await subjectOf(other).fill('Later')
    await other.getByText(words.save.saved).waitFor()
    await subjectOf(one).fill('Mine')
    await one.getByRole('button', { name: words.save.mine }).press('Enter')
    await one.getByText(words.save.saved).waitFor()
    await one.reload()
    await expect.poll(() => subjectOf(one).inputValue()).toBe('Mine')
    await one.getByRole('button', { name: words.drop }).press('Enter')
    await one.getByRole('dialog').getByRole('button', { name: words.drop }).press('Enter')
    await one.getByRole('button', { name: words.write }).waitFor()
  })

  test('one that is sent shows how far it is, pauses and goes on', async () => {
    const id = await drafted()
    await withStore(async (store) => {
      const row = { newsletter: id, language: 'en' } as const
      for (const state of ['sent', 'sent', 'bounced', 'refused', 'waiting'] as const)
        await store
          .insertInto('newsletter_recipients')
          .values({ ...row, state, subscriber: `${state} ${Math.random()}` })
          .execute()
      await store
        .updateTable('newsletters')
        .set({ state: 'sending', next_at: Date.now() + 86_400_000, mails: '{}' })
        .where('id', '=', id)
        .execute()
    })
    const { page } = await openNewsletters('en', `#newsletter/${id}`)
    const bar = page.getByRole('progressbar', { name: words.send.progress })
    await bar.waitFor()
    expect(await bar.getAttribute('value')).toBe('4')
    const count = (label: string) =>
      page.locator('.newsletter-counts > div').filter({ hasText: label }).locator('dd').innerText().then(digits)
    expect(await count(words.counts.bounced)).toBe(1)
    await page.getByRole('button', { name: words.send.pause }).press('Enter')
    await page.getByText(words.states.paused).waitFor()
    await page.reload()
    await page.getByRole('button', { name: words.send.resume }).press('Enter')
    await page.getByText(words.send.leave).waitFor()
    await withStore((store) => store.deleteFrom('newsletters').where('id', '=', id).execute())
  })

  test('only an admin takes the list of subscribers', async () => {
    const email = `listed.${Date.now()}@example.org`
    await subscribe(email, 'de')
    const { page: editor } = await openNewsletters('en')
    await editor.getByRole('button', { name: words.write }).waitFor()
    expect(await editor.getByRole('button', { name: words.export }).count()).toBe(0)
    const { page } = await openNewsletters('en', '#newsletter', { user: await insertStaff('Ada Admin', 'admin') })
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: words.export }).press('Enter')
    const stream = await (await file).createReadStream()
    const text = Buffer.concat(await Array.fromAsync(stream)).toString()
    expect(text).toContain(`${email},de,confirmed,`)
  })
})
