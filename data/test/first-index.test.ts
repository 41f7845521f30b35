import { expect, test } from 'vitest'
import type { Index } from '#data/index/open.ts'
import { isListed, PAGE_KINDS, pageInput } from '#data/index/page-kinds.ts'
import { inputHash, noteHashes, type Subject } from '#data/index/subjects.ts'
import { updateIndex, type UpdateOptions } from '#data/index/write.ts'
import { documents } from './content.ts'
import { NOW } from './helpers.ts'
import { emptyIndex, World } from './world.ts'

async function indexOf(world: World, pages?: UpdateOptions['pages']): Promise<Index> {
  const index = emptyIndex()
  await updateIndex(index, world, { now: NOW, ...(pages && { pages }) })
  return index
}

const subjectsOf = (index: Index) => index.all<Subject>('select * from subjects order by kind, ref, sub')
const address = ({ kind, ref, sub, slugs }: Subject) => ({ kind, ref, sub, slugs })

test('a first index names every page before what it shows is known', async () => {
  const world = new World(documents())
  const atOnce = subjectsOf(await indexOf(world))
  const first = await indexOf(world, 'rendered')
  const announced = subjectsOf(first)
  expect(announced.map(address)).toEqual(atOnce.map(address))
  const waiting = announced.filter(({ hash }) => hash === '')
  expect(new Set(waiting.map(({ kind }) => kind))).toEqual(
    new Set(atOnce.map(({ kind }) => kind).filter((kind) => PAGE_KINDS[kind].nameBefore)),
  )

  const learned = waiting.map(({ id, kind, ref, sub }) => {
    const input = pageInput(first, kind, ref, sub)!
    return { id, hash: inputHash(input), noindex: isListed(kind, input) ? 0 : 1 }
  })
  noteHashes(first, learned)
  expect(subjectsOf(first).map(({ hash, noindex }) => [hash, noindex])).toEqual(
    atOnce.map(({ hash, noindex }) => [hash, noindex]),
  )
})

test('an index with pages computes what they show at once', async () => {
  const world = new World(documents())
  const index = await indexOf(world, 'rendered')
  world.put('options', 'meals', { list: 'meals', options: [] })
  await updateIndex(index, world, { now: NOW, pages: 'rendered' })
  expect(subjectsOf(index).filter(({ hash }) => hash === '')).toEqual([])
})
