import { MESSAGES } from '#core/i18n/messages.ts'
import { mailText, type MailTemplate } from '#core/text/mail-text.ts'
import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '#core/i18n/languages.ts'

const TEMPLATES = Object.keys(MESSAGES.en.mail.mails) as MailTemplate[]

describe.each(LANGS)('%s', (lang) => {
  const { mails, greeting } = MESSAGES[lang].mail

  test('has a button where there is one link by itself, and greets by name', () => {
    for (const template of TEMPLATES) {
      const parts = (of: Lang) => mailText(MESSAGES[of].mail, template).text
      const links = parts(lang).filter((text) => text === '{{link}}')
      const isLinked = parts('en').includes('{{link}}')
      expect(links, template).toHaveLength(isLinked ? 1 : 0)
      expect('button' in mails[template], template).toBe(isLinked)
    }
    expect(greeting.named).toContain('{{name}}')
    expect(greeting.plain).not.toContain('{{')
  })

  test('has subjects that fit a line', () => {
    for (const { subject } of Object.values(mails)) {
      expect(subject.length).toBeLessThan(80)
    }
  })
})

test('no two languages say a mail alike', () => {
  for (const template of TEMPLATES) {
    const subjects = LANGS.map((lang) => MESSAGES[lang].mail.mails[template].subject)
    expect(new Set(subjects).size, template).toBe(LANGS.length)
  }
})

test.each([
  ['he', /^[\u05d0-\u05ea]/],
  ['ru', /^[\u0400-\u04ff]/],
] as const)('each paragraph of %s begins in its own letters, which give it its direction', (lang, letter) => {
  const odd = Object.values(MESSAGES[lang].mail.mails)
    .flatMap(({ text }) => text.split(/\n+/))
    .filter((text) => !text.startsWith('{{') && !letter.test(text))
  expect(odd).toEqual([])
})
