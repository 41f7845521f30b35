import { expect, test } from 'vitest'
import { mutualFolders } from '../cli/check-folders.ts'

const REVIEWS = ['api/reviews/reviews.ts', "import type { User } from '../accounts/users.ts'"] as const
const found = (...texts: (readonly [string, string])[]) => mutualFolders(new Map(texts))

test('folders import others in one direction', () => {
  expect(found(REVIEWS, ['api/accounts/users.ts', "import { now } from '#core/domain/now.ts'"])).toEqual([])
  expect(
    found(REVIEWS, ['api/app.ts', "import './reviews/reviews.ts'"], ['api/reviews/x.ts', "import '../deps.ts'"]),
  ).toEqual([])
})

test.each([
  ['by types, in another way to write it', 'api/accounts/log.ts', "import type { R } from '#api/reviews/reviews.ts'"],
  ['from deep within', 'api/accounts/own/data.ts', "import { list } from '#api/reviews/list/list.ts'"],
  ['while it runs', 'api/accounts/late.ts', "await import('../reviews/reviews.ts')"],
])('two that import each other are found, %s', (_, file, text) => {
  expect(found(REVIEWS, [file, text])).toEqual(['api/accounts api/reviews'])
})

test('a folder and one within it are a pair too', () => {
  const inner = ['api/desk/queue/queue.ts', "import { table } from '../table.ts'"] as const
  expect(found(inner, ['api/desk/desk.routes.ts', "import { read } from './queue/queue.ts'"])).toEqual([
    'api/desk api/desk/queue',
  ])
})
