import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DRAFT, releasesBefore, servedDir } from '#data/release/files.ts'
import { temporaryFolder } from './helpers.ts'

function site() {
  const varDir = temporaryFolder()
  const dirOf = (id: number) => join(varDir, 'releases', String(id))
  const make = (id: number) => {
    mkdirSync(dirOf(id), { recursive: true })
    return dirOf(id)
  }
  const draft = (id: number) => {
    writeFileSync(join(make(id), DRAFT), '{}')
    return dirOf(id)
  }
  const point = (id: number) => symlinkSync(join('releases', String(id)), join(varDir, 'current'))
  return { varDir, dirOf, make, draft, point }
}

test('nothing is served before the first release', () => {
  const { varDir } = site()
  expect(servedDir(varDir)).toBeUndefined()
})

test('the current release is served, and not a draft beside it', () => {
  const { varDir, make, draft, point } = site()
  const dir = make(2)
  draft(3)
  point(2)
  expect(servedDir(varDir)).toBe(dir)
})

test('a draft is served until there is a release', () => {
  const { varDir, draft } = site()
  const dir = draft(1)
  expect(servedDir(varDir)).toBe(dir)
})

test('a draft is served in place of a release that was deleted', () => {
  const { varDir, draft, point } = site()
  point(1)
  const dir = draft(2)
  expect(servedDir(varDir)).toBe(dir)
})

test('a deleted release is named, so that its absence can be reported', () => {
  const { varDir, dirOf, make, point } = site()
  point(2)
  make(1)
  expect(servedDir(varDir)).toBe(dirOf(2))
})

test('earlier releases are counted as numbers, the newest first', () => {
  const { dirOf, make } = site()
  for (const id of [2, 9, 10, 11]) make(id)
  expect(releasesBefore(dirOf(11))).toEqual([10, 9, 2].map(dirOf))
})
