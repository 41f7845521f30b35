import { expect, test } from 'vitest'
import { hrefOf } from '#core/domain/routes.ts'
import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { few } from '#core/test/full.ts'
import { axe } from './axe.ts'
import { overflow, useBrowser, visit } from './browser.ts'
import { insertUser, withStore } from './users.ts'

useBrowser()

const TNID = 103_001

test.each(few(['he', 'en'] as const))(
  'by keyboard, owners choose when they are mailed, and about what: %s',
  async (lang) => {
    const { listings: words, mails, common } = MESSAGES[lang].accounts.app
    const user = await insertUser()
    const account = hrefOf(lang, { kind: 'account' })
    const options = { user, viewport: { width: 390, height: 800 }, until: 'settled' } as const
    const nobodys = await visit(account, options)
    await nobodys.page.getByRole('region', { name: MESSAGES[lang].accounts.app.account.devicesTitle }).waitFor()
    expect(await nobodys.page.getByRole('region', { name: words.title }).count()).toBe(0)
    await nobodys.page.context().close()

    const claim = { uid: user.uid, tnid: TNID, language: lang, state: 'approved', at: Date.now() } as const
    await withStore((store) => store.insertInto('claims').values(claim).execute())
    const { page, problems } = await visit(account, options)
    const part = page.getByRole('region', { name: words.title })
    const way = part.getByLabel(words.way)
    const reviews = part.getByLabel(words.kinds.review)
    await expect.poll(() => way.inputValue()).toBe('daily')
    expect(await part.getByRole('link').getAttribute('href')).toContain(`-DI${TNID}-`)
    // Nobody who counts has been there.
    const none = { pages: 0, phone: 0, site: 0, directions: 0 }
    expect(await part.getByText(format(words.sums, none)).count()).toBe(1)
    await expect.poll(() => axe(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await reviews.press('Space')
    await way.selectOption('atOnce')
    await part.getByRole('button', { name: common.save }).press('Enter')
    await page.locator('.toast', { hasText: mails.saved }).waitFor()
    await page.reload()
    await expect.poll(() => way.inputValue()).toBe('atOnce')
    expect([await reviews.isChecked(), await part.getByLabel(words.kinds.question).isChecked()]).toEqual([false, true])
    expect(problems).toEqual([])
    // Other tests may ask who owns it.
    await withStore((store) => store.deleteFrom('claims').where('uid', '=', user.uid).execute())
    await page.context().close()
  },
)
