import type { DeskDone, DeskItemOf, DeskListing, Queue, QueueItem, Sender } from '#core/contract/desk.ts'

export const NOW = Date.now()
export const HOUR = 3_600_000

export const rimon: DeskListing = {
  tnid: 7,
  dtype: 228,
  title: { en: 'Café Rimon', he: 'קפה רימון' },
  url: '/Kosher_Restaurants-DI7-Cafe_Rimon.html',
  sample: false,
}

export const dana: Sender = {
  uid: 12,
  name: 'Dana Levi',
  email: 'dana@example.org',
  language: 'fr',
  approved: 3,
  refused: 1,
  waiting: 2,
  owner: false,
}

export const editLine: QueueItem = {
  kind: 'edit',
  id: 1,
  at: NOW - 3 * HOUR,
  from: { uid: 12, name: 'Dana Levi' },
  listing: rimon,
  summary: 'Café Rimon and bakery',
  fields: ['title', 'cuisine'],
  pictures: 1,
  flags: 0,
  hidden: false,
}
export const reviewLine: QueueItem = {
  ...editLine,
  kind: 'review',
  id: 2,
  at: NOW - HOUR,
  summary: 'Never again',
  fields: [],
  pictures: 0,
  flags: 2,
}
export const secondEdit: QueueItem = { ...editLine, id: 3, summary: 'Other' }

export function queueOf(...items: QueueItem[]): Queue {
  const counts: Record<string, number> = {}
  for (const { kind } of items) counts[kind] = (counts[kind] ?? 0) + 1
  return { counts, total: items.length, items }
}

const common = {
  at: NOW - 3 * HOUR,
  language: 'fr',
  state: 'waiting',
  listing: rimon,
  from: dana,
  others: [],
} as const

export const editItem: DeskItemOf<'edit'> = {
  ...common,
  others: [],
  kind: 'edit',
  id: 1,
  updateType: 'regular',
  claimsOwnership: false,
  seq: 40,
  position: [35.2, 31.7],
  fields: [
    {
      field: 'title',
      now: 'Café Rimon',
      was: 'Café Rimon',
      after: 'Café Rimon and bakery',
      moved: false,
      applies: true,
      names: {},
    },
    {
      field: 'cuisine',
      now: ['israeli'],
      was: ['cafe'],
      after: ['israeli', 'burgers'],
      moved: true,
      applies: true,
      names: { israeli: 'Israeli', burgers: 'Burgers', cafe: 'Café' },
    },
    {
      field: 'country',
      now: '294640',
      after: '6252001',
      moved: false,
      applies: false,
      names: { 294640: 'Israel', 6252001: 'United States' },
    },
  ],
  pictures: [
    {
      id: 5,
      title: 'The terrace',
      width: 800,
      height: 600,
      bytes: 90_000,
      url: '/rest/tjt/desk/picture/5',
    },
  ],
}

export const reviewItem: DeskItemOf<'review'> = {
  ...common,
  others: [],
  kind: 'review',
  id: 2,
  hidden: false,
  held: [],
  sample: false,
  up: 1,
  down: 4,
  reports: [
    {
      id: 9,
      at: NOW - HOUR,
      from: { uid: 0, name: '' },
      repType: 'words',
      repTitle: 'Rude',
      repContent: 'It insults the cook.',
    },
  ],
  reviewTitle: 'Never again',
  reviewContent: 'Cold soup.',
  reviewPriceRange: 'high',
  reviewRating: { food: 1, service: 2, value: 1 },
}

export const done = (audit: number, seq?: number): DeskDone => ({
  ok: true,
  message: { type: 'success', text: 'Approved.' },
  audit,
  ...(seq !== undefined && { seq }),
})
