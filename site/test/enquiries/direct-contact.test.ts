import { MESSAGES } from '#core/i18n/messages.ts'
import { describe, expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import type { FeatureInput } from '#data/index/inputs.ts'
import { applyLink } from '#site/features/vacations/offer/apply-link.html.ts'
import { messageLink } from '#site/ui/blocks/message-link.html.ts'
import { noJobs } from '#site/features/vacations/offer/no-jobs.html.ts'
import { otherWays } from '#site/features/vacations/offer/other-ways.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { read } from '../samples.ts'

const feature = {
  title: { en: 'Seder & more', he: 'ליל סדר' },
  email: 'seder+rome@example.org',
} as FeatureInput['feature']

describe.each(LANGS)('%s', (lang) => {
  const { page: words } = MESSAGES[lang].travel.direct
  const box = read(otherWays({ lang, input: { feature } } as PageContext<'feature'>))

  test('an offer can be written to, by mail without a script', () => {
    const link = box.querySelector('a')!
    expect(link.textContent).toBe(words.organiser)
    expect(link.dataset['dialog']).toBe('message')
    const { protocol, pathname, searchParams } = new URL(link.href)
    expect(protocol + decodeURIComponent(pathname)).toBe('mailto:seder+rome@example.org')
    expect(searchParams.get('subject')).toBe(lang === 'he' ? 'ליל סדר' : 'Seder & more')
  })

  test('the quick request is closed, and its button says so', () => {
    const button = box.querySelector('button')!
    expect(button.textContent).toBe(words.quick)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    const place = box.querySelector<HTMLElement>(`#${button.getAttribute('aria-controls')}`)
    expect(place?.hidden).toBe(true)
  })

  test('no text is left to be filled in', () => {
    for (const part of [box, read(noJobs(lang))]) expect(part.textContent).not.toContain('{{')
  })
})

test('each job has its own link, which names it', () => {
  const link = read(applyLink('en', feature, { en: '"Cook" & more' })).querySelector('a')!
  expect(link.textContent).toBe('Apply: "Cook" & more')
  expect(link.dataset).toMatchObject({ dialog: 'job', job: '"Cook" & more' })
})

test('a listing is written to by its address', () => {
  const link = read(messageLink('en', 'deli@example.org')).querySelector('a')!
  expect(link.getAttribute('href')).toBe('mailto:deli@example.org')
  expect(link.dataset['dialog']).toBe('message')
})

test('without jobs the link leads to what says so', () => {
  const part = read(noJobs('en'))
  const link = part.querySelector('a')!
  expect(link.dataset['dialog']).toBe('noJobs')
  expect(part.querySelector(link.getAttribute('href')!)).toBeTruthy()
})
