import { describe, expect, test } from 'vitest'
import { formProblems } from '#core/domain/validation/form.ts'
import { MIN_PASSWORD, NEW_PASSWORD, NEWSLETTER } from '#core/fields/forms.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { isEmail } from '#core/domain/validation/email.ts'
import { isName, shareProblems } from '#core/domain/validation/share.ts'

describe('an e-mail address', () => {
  test.each([
    'dana@example.org',
    'dana.levi+travel@mail.example.co.il',
    'דנה@דוגמה.ישראל',
    `${'a'.repeat(64)}@example.org`,
  ])('%s is one', (text) => expect(isEmail(text)).toBe(true))

  test.each([
    ['nothing', ''],
    ['no host', 'dana'],
    ['no dot', 'dana@localhost'],
    ['two signs', 'a@b@example.org'],
    ['a blank', 'da na@example.org'],
    ['a line break', 'dana@example.org\nBcc: x@y.org'],
    ['a carriage return', 'dana@example.org\rX: y'],
    ['a control character', 'da\u0001na@example.org'],
    ['a mark that turns the direction', 'da\u202ena@example.org'],
    ['a second address', 'dana@example.org,x@y.org'],
    ['a name', 'Dana <dana@example.org>'],
    ['a quote', '"dana"@example.org'],
    ['another sign for @, hidden', 'a＠b@example.org'],
    ['a long local part', `${'a'.repeat(65)}@example.org`],
    ['too many letters', `a@${'b'.repeat(250)}.org`],
  ])('is not one: %s', (_, text) => expect(isEmail(text)).toBe(false))
})

describe('a name', () => {
  test.each(['Dana', 'דנה לוי', 'Иван', "J.R.R. O'Neil", 'Dr.Cohen', ' A '])('%s is one', (text) =>
    expect(isName(text)).toBe(true),
  )

  test.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['no letter', '123!'],
    ['an address of a page', 'see http://evil.example'],
    ['one without a scheme', 'WWW.evil.example'],
    ['a path', 'evil.example/offer'],
    ['a mailbox', 'x@evil.example'],
    ['markup', '<b>Dana</b>'],
    ['two lines', 'Dana\nBuy now'],
    ['two lines of another kind', 'Dana\u2028Buy now'],
    ['a turn of direction', 'Dana\u202e'],
    ['too long', 'a'.repeat(81)],
  ])('is not one: %s', (_, text) => expect(isName(text)).toBe(false))
})

const GOOD = {
  your_name: 'Dana',
  friend_name: 'Ivan',
  your_mail: 'dana@example.org',
  friend_mail: 'ivan@example.org',
}

test.each([
  [{}, []],
  [{ your_mail: ' dana@example.org ' }, []],
  [{ your_name: '' }, ['requiredFieldsMissing']],
  [{ friend_name: ' ' }, ['requiredFieldsMissing']],
  [{ your_mail: 'x' }, ['enterValidMail']],
  [{ friend_mail: '' }, ['enterValidFriendMail']],
  [{ your_name: '', friend_mail: '' }, ['enterValidFriendMail', 'requiredFieldsMissing']],
  [{ your_mail: '', friend_mail: '' }, ['enterValidMail', 'enterValidFriendMail']],
])('sharing with %o answers %s', (change, codes) => {
  expect(shareProblems({ ...GOOD, ...change })).toEqual(codes)
})

test('the newsletter needs an address', () => {
  expect(formProblems({ mail: NEWSLETTER.mail }, { mail: ' dana@example.org ' })).toEqual([])
  expect(formProblems({ mail: NEWSLETTER.mail }, { mail: '' })).toMatchObject([{ code: 'enterValidEmail' }])
})

test('a new password has twelve letters, as its hint says in every language', () => {
  const short = [{ code: 'passwordShort', fields: ['password'] }]
  expect(formProblems(NEW_PASSWORD, { password: 'pine & plum' })).toEqual(short)
  expect(formProblems(NEW_PASSWORD, { password: '\u{1f345}'.repeat(6) })).toEqual(short)
  expect(formProblems(NEW_PASSWORD, { password: 'pine & plums' })).toEqual([])
  for (const lang of LANGS) {
    const { passwordHint, passwordShort } = MESSAGES[lang].accounts.app.register
    for (const text of [passwordHint, passwordShort]) expect(text, lang).toContain(String(MIN_PASSWORD))
  }
})
