import Database from 'better-sqlite3'
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { damageOf } from '#data/index/damage.ts'
import { temporaryFolder } from './helpers.ts'

function smallFile(): string {
  const file = join(temporaryFolder(), 'index.sqlite')
  const database = new Database(file)
  database.exec('create table meta (name text); insert into meta values (hex(zeroblob(20000)))')
  database.close()
  return file
}

test('a whole file has no damage', () => expect(damageOf(smallFile())).toBeUndefined())

test('a file that another connection has locked has no damage', () => {
  const file = smallFile()
  const other = new Database(file)
  onTestFinished(() => void other.close())
  other.exec('begin exclusive')
  expect(damageOf(file, { waitMs: 0 })).toBeUndefined()
})

test.each<[string, (file: string) => void, RegExp]>([
  ['cut short', (file) => truncateSync(file, 9000), /malformed/],
  ['no database', (file) => writeFileSync(file, 'x'.repeat(20_000)), /not a database/],
])('a file that is %s is damaged', (_, spoil, message) => {
  const file = smallFile()
  spoil(file)
  expect(damageOf(file)).toMatch(message)
})
