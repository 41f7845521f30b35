import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#core/domain/times/dates.ts'
import {
  datesIn,
  DEFAULT_GUESTS,
  guestTotal,
  isPhone,
  jobProblems,
  messageProblems,
  requestProblems,
  type RequestForm,
} from '#core/domain/validation/enquiries.ts'
import { fc } from '#core/test/properties.ts'

const TODAY = '2026-11-20'
const missing = (...fields: string[]) => [{ code: 'requiredFieldsMissing', fields }]

const wrong = (code: string, field: string) => [{ code, fields: [field] }]

const MESSAGE = {
  name: 'Dana Levi',
  email: 'dana@example.org',
  message: 'Is there a minyan?',
}

describe('a message', () => {
  test.each([
    ['of the direct form', { emailConf: 'dana@example.org' }],
    ['of the quick form', { phone: '0501234567' }],
    ['of the quick form, from abroad', { phone: '+33123456789' }],
    ['of either', {}],
    [
      'with blanks around',
      { name: ' דנה ', email: ' dana@example.org ', emailConf: 'dana@example.org\t', phone: ' 0501234567 ' },
    ],
    ['of odd names', { name: "J.R.R. O'Neil-Иванов" }],
  ])('%s is in order', (_, fields) => {
    expect(messageProblems({ ...MESSAGE, ...fields })).toEqual([])
  })

  test.each([
    [{ name: '' }, missing('name')],
    [{ name: ' \u00a0\t' }, missing('name')],
    [{ name: '12345' }, wrong('nameNotValid', 'name')],
    [{ name: 'http://x.example' }, wrong('nameNotValid', 'name')],
    [{ name: 'Dana\r\nBcc: x@example.org' }, wrong('nameNotValid', 'name')],
    [{ email: ' ' }, missing('email')],
    [{ message: ' \n\t' }, missing('message')],
    [{ phone: '' }, missing('phone')],
    [{ phone: '12' }, wrong('enterValidPhone', 'phone')],
    [{ phone: '+972 50' }, wrong('enterValidPhone', 'phone')],
    [{ phone: '1'.repeat(21) }, wrong('enterValidPhone', 'phone')],
    [{ name: '', email: '', message: '', phone: '' }, missing('name', 'email', 'message', 'phone')],
    [{ email: 'x' }, [{ code: 'enterValidEmail', fields: ['email'] }]],
    [{ email: 'a@example.org\nBcc: b@example.org' }, [{ code: 'enterValidEmail', fields: ['email'] }]],
    [{ emailConf: 'other@example.org' }, [{ code: 'emailConfirmationInvalid', fields: ['emailConf'] }]],
    [{ emailConf: '' }, [{ code: 'emailConfirmationInvalid', fields: ['emailConf'] }]],
    [
      { message: '', email: 'x', emailConf: 'y' },
      [
        ...missing('message'),
        { code: 'enterValidEmail', fields: ['email'] },
        { code: 'emailConfirmationInvalid', fields: ['emailConf'] },
      ],
    ],
  ])('with %j has its problems', (fields, problems) => {
    expect(messageProblems({ ...MESSAGE, ...fields })).toEqual(problems)
  })
})

const REQUEST: RequestForm = {
  name: 'Dana Levi',
  email: 'dana@example.org',
  phone: '',
  dates: '',
  guests: { adults: 0, children: 0, babies: 0 },
  message: '',
}

const problemsOf = (fields: Partial<RequestForm>, required: string[] = []) =>
  requestProblems({ ...REQUEST, ...fields }, { required, today: TODAY })

describe('a request', () => {
  test('needs a name and an address, and no more than its owner wants', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ name: '', email: '' })).toEqual(missing('name', 'email'))
  })

  test.each(['phone', 'dates', 'guests', 'message'])(
    'needs %s where its owner wants it, in whatever case it is written',
    (field) => {
      const spellings = [field, field.toUpperCase(), ` ${field[0]!.toUpperCase()}${field.slice(1)} `]
      for (const name of spellings) {
        expect(problemsOf({}, [name])).toEqual(missing(field))
        expect(problemsOf({}, [name, field])).toEqual(missing(field))
      }
      const filled = {
        phone: '0501234567',
        dates: `${TODAY}/${TODAY}`,
        guests: DEFAULT_GUESTS,
        message: 'Hello',
      }
      expect(problemsOf(filled, spellings)).toEqual([])
    },
  )

  test('blanks are no phone, no dates and no message', () => {
    const blank = { phone: ' ', dates: ' ', message: ' \n' }
    const [first] = problemsOf(blank, ['Phone', 'Dates', 'Message'])
    expect(first).toEqual(missing('phone', 'dates', 'message')[0])
  })

  test('whoever comes is a guest, babies too', () => {
    for (const kind of ['adults', 'children', 'babies'] as const) {
      const guests = { ...REQUEST.guests, [kind]: 1 }
      expect(problemsOf({ guests }, ['Guests'])).toEqual([])
    }
    expect(guestTotal({ adults: 2, children: 3, babies: 4 })).toBe(9)
    expect(guestTotal(DEFAULT_GUESTS)).toBe(1)
  })

  test('a phone that is none helps nobody, wanted or not', () => {
    expect(problemsOf({ phone: 'call me' })).toEqual(wrong('enterValidPhone', 'phone'))
    expect(problemsOf({ phone: '12' }, ['Phone'])).toEqual(wrong('enterValidPhone', 'phone'))
    expect(problemsOf({ phone: '123' })).toEqual([])
  })

  test('impossible dates are reported, and only once', () => {
    const invalid = [{ code: 'invalidDates', fields: ['dates'] }]
    expect(problemsOf({ dates: '2026-11-19/2026-11-21' })).toEqual(invalid)
    expect(problemsOf({ dates: 'soon' }, ['DATES'])).toEqual(invalid)
  })

  test('a field that the form does not have is met', () => {
    const names = ['Passport', '', '__proto__', 'constructor', 'toString', 'hasOwnProperty']
    expect(problemsOf({}, names)).toEqual([])
    fc.assert(
      fc.property(fc.array(fc.string()), (required) => {
        const known = /^\s*(name|email|phone|dates|guests|message)\s*$/i
        fc.pre(!required.some((name) => known.test(name)))
        expect(problemsOf({}, required)).toEqual([])
      }),
    )
  })

  test('whatever is typed, each field is reported once, by its name', () => {
    const form = fc.record({
      name: fc.string({ unit: 'binary' }),
      email: fc.oneof(fc.string(), fc.emailAddress()),
      phone: fc.oneof(fc.string(), fc.stringMatching(/^\d{0,25}$/)),
      dates: fc.string({ unit: 'binary' }),
      guests: fc.record({
        adults: fc.nat(3),
        children: fc.nat(3),
        babies: fc.nat(3),
      }),
      message: fc.string(),
    })
    const required = fc.array(fc.constantFrom('Phone', 'dates', 'GUESTS', 'Message', 'NAME', 'eMail'))
    fc.assert(
      fc.property(form, required, (typed, names) => {
        const problems = requestProblems(typed, {
          required: names,
          today: TODAY,
        })
        const fields = problems.flatMap((problem) => problem.fields)
        const missed = problems
          .filter(({ code }) => code === 'requiredFieldsMissing')
          .flatMap((problem) => problem.fields)
        expect(new Set(missed).size).toBe(missed.length)
        for (const field of fields) expect(typed).toHaveProperty(field)
        // The order in which an owner names the fields changes nothing.
        const turned = requestProblems(typed, {
          required: names.toReversed().map((name) => name.toLowerCase()),
          today: TODAY,
        })
        expect(turned.flatMap((problem) => problem.fields).sort()).toEqual(fields.sort())
      }),
    )
  })
})

describe('the dates of a stay', () => {
  const lastDay = (today: string) => addMonths(today, 12)

  test.each([
    ['2026-11-20', '2027-11-20'],
    // A leap day has no other a year later.
    ['2028-02-29', '2029-02-28'],
    ['2027-02-28', '2028-02-28'],
    ['2027-03-01', '2028-03-01'],
    ['2026-12-31', '2027-12-31'],
  ])('of %s end on %s at the latest', (today, last) => {
    expect(lastDay(today)).toBe(last)
    expect(datesIn(`${today}/${last}`, today)).toEqual({
      from: today,
      to: last,
    })
    expect(datesIn(`${last}/${last}`, today)).toBeDefined()
    expect(datesIn(`${today}/${addDays(last, 1)}`, today)).toBeUndefined()
    expect(datesIn(`${addDays(today, -1)}/${last}`, today)).toBeUndefined()
  })

  test('may hold a leap day', () => {
    const stay = { from: '2028-02-28', to: '2028-02-29' }
    expect(datesIn('2028-02-28/2028-02-29', '2027-03-15')).toEqual(stay)
    expect(datesIn('2027-02-28/2027-02-29', '2026-11-20')).toBeUndefined()
  })

  test.each([
    '', ' ', '/', '2026-11-20', '2026-11-20/', '/2026-11-20', '2026-11-21/2026-11-20',
    '2026-11-20/2026-11-21/2026-11-22', '2026-11-20 / 2026-11-21', '2026-11-20/2026-11-31',
    '2026-13-01/2026-13-02', '20-11-2026/21-11-2026', '2026-1-2/2026-1-3', '+12026-11-20/+12026-11-21',
    '2026-11-20T00:00/2026-11-21T00:00', '２０２６-11-20/2026-11-21', '0000-01-01/9999-12-31', '2026-11-20\n/2026-11-21',
  ])('%j are none', (dates) => {
    expect(datesIn(dates, TODAY)).toBeUndefined()
  }) // prettier-ignore

  test('are those of a window, on whatever day it opens', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((n) => addDays('2000-01-01', n))
    const offset = fc.integer({ min: -400, max: 800 })
    fc.assert(
      fc.property(day, offset, offset, (today, a, b) => {
        const [from, to] = [addDays(today, a), addDays(today, b)]
        const isIn = a >= 0 && a <= b && to <= lastDay(today)
        expect(datesIn(`${from}/${to}`, today)).toEqual(isIn ? { from, to } : undefined)
        // A year has 365 days or 366, and a leap day's ends a day early.
        if (a >= 0 && a <= b && b <= 364) expect(datesIn(`${from}/${to}`, today)).toBeDefined()
        if (b > 366) expect(datesIn(`${from}/${to}`, today)).toBeUndefined()
      }),
    )
  })
})

describe('a job enquiry', () => {
  const JOB = {
    name: 'Dana',
    phone: '0501234567',
    email: 'dana@example.org',
    msg: 'I can cook.',
  }

  test.each([
    [{}, []],
    [{ name: ' ' }, missing('name')],
    [{ msg: ' ' }, missing('msg')],
    [{ phone: '' }, missing('phone')],
    [{ phone: 'abc' }, wrong('enterValidPhone', 'phone')],
    [{ name: '', phone: '', email: '', msg: '' }, missing('name', 'email', 'msg', 'phone')],
    [{ email: 'a@b' }, [{ code: 'enterValidEmail', fields: ['email'] }]],
  ])('with %j has its problems', (fields, problems) => {
    expect(jobProblems({ ...JOB, ...fields })).toEqual(problems)
  })
})

test('a phone is three to twenty digits, and nothing else', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{3,20}$/), (digits) => {
      expect(isPhone(digits)).toBe(true)
      expect(isPhone(` ${digits} `)).toBe(true)
      expect(isPhone(`${digits}x`)).toBe(false)
      expect(isPhone(`${digits}\n1`)).toBe(false)
    }),
  )
  // Digits of other scripts are for people to read, not to dial.
  expect(isPhone('٠٥٠١٢٣')).toBe(false)
})
