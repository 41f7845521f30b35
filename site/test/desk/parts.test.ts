import { loadMessages } from '#site/ui/page/messages.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { atom } from 'nanostores'
import { eventually } from '#core/test/eventually.ts'
import type { DeskItemOf } from '#core/contract/desk.ts'
import { addressee } from '#site/features/desk/queue/addressee.ts'
import { createFollowing, type Act } from '#site/features/desk/acts.ts'
import { deskHref, readAddress } from '#site/features/desk/address.ts'
import { decisionOf, EMPTY_DRAFT, keepDraft, positionOf, readDraft } from '#site/features/desk/documents/draft.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { changesBetween, plainText } from '#site/features/desk/documents/flat.ts'
import { logQuery } from '#site/features/desk/log/log.ts'
import { LATE_MS } from '#site/features/desk/publishing.ts'
import { listDiff, wordDiff } from '#site/features/desk/documents/word-diff.ts'
import { fakeApi, SESSION } from '../people/fake-api.ts'
import { fakeClock } from '../people/fake-clock.ts'
import { closePage, openPage } from '../people/page.ts'
import { editor } from './page.ts'
import { dana, editItem } from './samples.ts'

afterEach(closePage)

describe('differences between words', () => {
  const text = (kinds: string[], pieces: ReturnType<typeof wordDiff>) =>
    pieces
      .filter(({ kind }) => kinds.includes(kind))
      .map((piece) => piece.text)
      .join('')

  test.each([
    ['en', 'Open from 9 to 5, closed on Friday', 'Open from 9 to 6, closed on Friday', '5', '6'],
    ['he', 'פתוח בכל יום חוץ משישי', 'פתוח בכל יום חוץ משבת', 'משישי', 'משבת'],
    ['ru', 'Открыто каждый день до обеда', 'Открыто каждый день до ужина', 'обеда', 'ужина'],
  ] as const)('are whole words: %s', (lang, before, after, removed, added) => {
    const pieces = wordDiff(lang, before, after)
    expect(text(['removed'], pieces)).toBe(removed)
    expect(text(['added'], pieces)).toBe(added)
    expect(text(['same', 'removed'], pieces)).toBe(before)
    expect(text(['same', 'added'], pieces)).toBe(after)
  })

  test('of texts that have little in common are the whole texts', () => {
    expect(wordDiff('en', 'A long old sentence', 'Something else, a b c')).toEqual([
      { kind: 'removed', text: 'A long old sentence' },
      { kind: 'added', text: 'Something else, a b c' },
    ])
    expect(wordDiff('en', '', 'New')).toEqual([{ kind: 'added', text: 'New' }])
  })

  test('of lists are what went and what came', () => {
    expect(listDiff(['a', 'b'], ['b', 'c'])).toEqual([
      { kind: 'removed', text: 'a' },
      { kind: 'same', text: 'b' },
      { kind: 'added', text: 'c' },
    ])
  })
})

describe('the address', () => {
  test.each([
    ['#queue/edit/12?kind=edit', 'queue', 'edit/12', { kind: 'edit' }],
    ['#documents/listings/IL.06', 'documents', 'listings/IL.06', {}],
    ['#top', 'queue', '', {}],
    ['#audit/%E0%A4%A', 'audit', '', {}],
    ['#history?tnid=7', 'audit', '', { tnid: '7' }],
    ['', 'queue', '', {}],
  ])('%s', (hash, tab, rest, query) => {
    expect(readAddress(hash)).toEqual({ tab, rest, query })
  })

  test('is read as it was written, without what is empty', () => {
    const href = deskHref({
      tab: 'queue',
      rest: 'edit/12',
      query: { kind: 'edit', tnid: undefined },
    })
    expect(href).toBe('#queue/edit/12?kind=edit')
    expect(deskHref({ tab: 'audit' })).toBe('#audit')
  })
})

test('the log is narrowed by whom older links call an editor', () => {
  expect(logQuery({ editor: '3' })).toEqual({ page: 1, person: '3' })
  expect(logQuery({ person: ' Ruth ', day: '2026-02-31x' })).toEqual({ page: 1, person: 'Ruth' })
})

describe('the draft of a decision', () => {
  test('is kept until it says nothing any more', async () => {
    await openPage(fakeApi({}).send)
    const draft = { ...EMPTY_DRAFT, reason: 'Because' }
    keepDraft(editItem, draft)
    expect(readDraft(editItem)).toEqual(draft)
    expect(readDraft({ kind: 'claim', id: editItem.id })).toEqual(EMPTY_DRAFT)
    keepDraft(editItem, EMPTY_DRAFT)
    expect(sessionStorage.length).toBe(0)
    sessionStorage.setItem('desk edit 1', '{broken')
    expect(readDraft(editItem)).toEqual(EMPTY_DRAFT)
  })

  test.each([
    ['31.778, 35.235', [35.235, 31.778]],
    ['-33.9 151.2', [151.2, -33.9]],
    ['91, 10', undefined],
    ['31.778', undefined],
    ['north', undefined],
  ])('reads a position as people write it: %s', (text, position) => {
    expect(positionOf(text)).toEqual(position)
  })

  test('says where the place lies only where its town changes', () => {
    const town = {
      ...editItem.fields[0]!,
      field: 'town',
      after: '293397',
    } as const
    const moved = { ...editItem, fields: [town] }
    const typed = { ...EMPTY_DRAFT, position: '32.08, 34.78' }
    expect(decisionOf(moved, typed, 'approve').position).toEqual([34.78, 32.08])
    const skipped = { ...typed, skipped: ['town'] }
    expect(decisionOf(moved, skipped, 'approve').position).toBeUndefined()
    expect(decisionOf(editItem, typed, 'approve').position).toBeUndefined()
    // The town of an edit that is merged in moves the place as well.
    const merged = decisionOf(editItem, typed, 'approve', [moved])
    expect(merged.position).toEqual([34.78, 32.08])
  })

  test('makes somebody the owner only if that was requested and ticked', () => {
    const claim = { ...editItem, claimsOwnership: true }
    const owner = { ...EMPTY_DRAFT, owner: true }
    expect(decisionOf(claim, EMPTY_DRAFT, 'approve').owner).toBe(false)
    expect(decisionOf(claim, owner, 'approve').owner).toBe(true)
    expect(decisionOf(editItem, owner, 'approve')).not.toHaveProperty('owner')
  })
})

test('documents differ by the paths of their fields', () => {
  const before = { title: { en: 'A', he: 'א' }, phones: ['1'], gone: true }
  const after = { title: { en: 'B', he: 'א' }, phones: ['1', '2'] }
  expect(changesBetween(before, after)).toEqual([
    { path: 'title.en', before: 'A', after: 'B' },
    { path: 'phones', before: '1', after: '1, 2' },
    { path: 'gone', before: 'true', after: undefined },
  ])
  expect(changesBetween(null, null)).toEqual([])
  expect(plainText({ en: 'A', he: 'א' })).toBe('en: A\nhe: א')
})

describe('following acts to the pages', () => {
  const act = (seq: number): Act => ({
    audit: seq,
    act: 'approve',
    name: `Act ${seq}`,
    seq,
    progress: 'queued',
    canUndo: true,
  })
  const at = (seq: number) => `GET /rest/tjt/desk/publishing/${seq}`

  async function follow(answers: Parameters<typeof fakeApi>[0]) {
    const api = fakeApi({ [SESSION]: { body: editor }, ...answers })
    await openPage(api.send)
    const { clock, pass } = fakeClock()
    const $acts = atom<readonly Act[]>([act(8), act(7)])
    const live: string[] = []
    const following = createFollowing($acts, {
      clock,
      onLive: (names, state) => live.push(...names.map((name) => `${name} ${state}`)),
    })
    following.begin()
    /** Lets time pass until the page has asked so many times in all, and has heard the answer. */
    const step = async (ms: number, times: number, expected: string[]) => {
      pass(ms)
      await eventually(() => {
        expect(asks()).toBe(times)
        expect(progress()).toEqual(expected)
      })
    }
    const asks = () => api.routes().filter((route) => route.includes('/publishing/')).length
    const progress = () => $acts.get().map((one) => one.progress)
    return { asks, pass, step, live }
  }

  test('asks about the first, and what came with it is live too', async () => {
    const { step, pass, asks, live } = await follow({
      [at(7)]: [
        // Its files are still being moved.
        { body: { state: 'rendering', live: 8 } },
        { body: { state: 'live', live: 8 } },
      ],
    })
    await step(200, 1, ['rendering', 'rendering'])
    await step(5_000, 2, ['live', 'live'])
    expect(live).toEqual(['Act 8 live', 'Act 7 live'])
    pass(60_000)
    expect(asks()).toBe(2)
  })

  test('goes on with the next where only the first is live', async () => {
    const { step } = await follow({
      [at(7)]: { body: { state: 'live', live: 7 } },
      [at(8)]: { body: { state: 'live', live: 8 } },
    })
    await step(200, 1, ['queued', 'live'])
    await step(5_000, 2, ['live', 'live'])
  })

  test('says where some pages could not be made', async () => {
    const { step, pass, asks, live } = await follow({
      [at(7)]: { body: { state: 'partly', live: 7 } },
      [at(8)]: { body: { state: 'live', live: 8 } },
    })
    await step(200, 1, ['queued', 'partly'])
    await step(5_000, 2, ['live', 'partly'])
    expect(live).toEqual(['Act 7 partly', 'Act 8 live'])
    pass(60_000)
    expect(asks()).toBe(2)
  })

  test('says so when it takes too long, whatever fails meanwhile', async () => {
    const { step, pass, asks } = await follow({ [at(7)]: 'offline' })
    await step(LATE_MS + 1, 1, ['late', 'late'])
    pass(60_000)
    expect(asks()).toBe(1)
  })

  test('goes on after a failure', async () => {
    const { step, pass, asks } = await follow({
      [at(7)]: ['offline', { body: { state: 'live', live: 8 } }],
    })
    pass(200)
    await eventually(() => expect(asks()).toBe(1))
    // The failed answer has to be heard before time passes on.
    await eventually(() => {
      pass(1_000)
      expect(asks()).toBe(2)
    })
    await step(0, 2, ['live', 'live'])
  })
})

test('a name in other letters does not draw what stands beside it into its direction', async () => {
  const values = { name: 'Ruth', other: 'יעל' }
  await openPage(fakeApi({}).send, { lang: 'he' })
  expect(formatIsolated('{{name}}, {{other}}', values)).toBe('\u2068Ruth\u2069, יעל')
  await openPage(fakeApi({}).send, { lang: 'en' })
  expect(formatIsolated('{{name}}, {{other}}', values)).toBe('Ruth, \u2068יעל\u2069')
})

describe('the reason for a decision on a report', () => {
  const author = { ...dana, uid: 13, name: 'Noa', language: 'he' } as const
  const words = { text: 'Rude', author: 'Noa', hidden: false, language: 'he', from: author } as const
  const report: DeskItemOf<'report'> = {
    ...editItem,
    kind: 'report',
    repType: 'words',
    repTitle: '',
    repContent: 'Rude',
    repButtonText: '',
    backLink: '',
    goodFaith: false,
    about: { kind: 'review', id: 5, words },
  }

  beforeEach(() => loadMessages('desk.page', 'en'))

  test.each([
    ['settle', { kind: 'report', name: 'Dana Levi', isMailed: true, language: 'fr' }],
    ['refuse', { kind: 'report', name: 'Dana Levi', isMailed: true, language: 'fr' }],
    ['hide', { kind: 'review', name: 'Noa', isMailed: true, language: 'he' }],
  ] as const)('to %s it is addressed to who is mailed', (act, to) => {
    expect(addressee(report, act, EMPTY_DRAFT)).toEqual(to)
  })

  test('to hide what nobody owns is mailed to nobody', () => {
    const { from: _, ...own } = words
    const about = { kind: 'review', id: 5, words: own } as const
    expect(addressee({ ...report, about }, 'hide', EMPTY_DRAFT)).toMatchObject({ isMailed: false, language: 'he' })
  })
})
