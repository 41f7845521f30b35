import { describe, expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import {
  MAIL_WORDS,
  type MailTemplate,
  type MailText,
} from '#core/i18n/mail-words.ts'

const TEMPLATES = Object.keys(MAIL_WORDS.en.mails) as MailTemplate[]

const holesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)

const partsOf = ({ subject, text, button }: MailText): string[] => [
  subject,
  ...text.flat(),
  ...(button ? [button] : []),
]

function textsOf(lang: (typeof LANGS)[number]): string[] {
  const { mails, answers, greeting } = MAIL_WORDS[lang]
  return [
    ...Object.values(mails).flatMap(partsOf),
    ...Object.values(answers),
    ...Object.values(greeting),
  ]
}

describe.each(LANGS)('%s', (lang) => {
  const { mails, greeting } = MAIL_WORDS[lang]

  test.each(TEMPLATES)('%s wants the values that English wants', (template) => {
    const english = MAIL_WORDS.en.mails[template]
    const own = mails[template]
    const wanted = (words: MailText) =>
      new Set(
        partsOf(words)
          .flatMap(holesOf)
          .filter((name) => name !== 'site'),
      )
    expect(wanted(own)).toEqual(wanted(english))
    expect(own.text.filter((text) => text === '{{link}}')).toHaveLength(
      english.text.includes('{{link}}') ? 1 : 0,
    )
    expect('button' in own).toBe('button' in english)
    expect('button' in own).toBe(own.text.includes('{{link}}'))
  })

  test('says something everywhere, without markup or stray blanks', () => {
    for (const text of textsOf(lang)) {
      expect(text.trim(), text).toBe(text)
      expect(text.replace(/\{\{\w+\}\}/g, 'x'), text).not.toMatch(
        /[{}<>]|&\w+;| {2}/,
      )
    }
    expect(greeting.named).toContain('{{name}}')
    expect(holesOf(greeting.plain)).toEqual([])
  })

  test('has subjects that fit a line', () => {
    for (const { subject } of Object.values(mails)) {
      expect(subject.length).toBeLessThan(80)
    }
  })
})

test('no two languages say a mail alike', () => {
  for (const template of TEMPLATES) {
    const said = LANGS.map((lang) => MAIL_WORDS[lang].mails[template].subject)
    expect(new Set(said).size, template).toBe(LANGS.length)
  }
})

test.each([
  ['he', /^[\u05d0-\u05ea]/],
  ['ru', /^[\u0400-\u04ff]/],
] as const)(
  'each paragraph of %s begins in its own letters, which give it its direction',
  (lang, letter) => {
    const odd = Object.values(MAIL_WORDS[lang].mails)
      .flatMap(({ text }) => text.flat())
      .filter((text) => !text.startsWith('{{') && !letter.test(text))
    expect(odd).toEqual([])
  },
)
