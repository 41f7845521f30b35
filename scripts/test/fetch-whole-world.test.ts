import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Site } from '../engine/site.ts'
import type { FetchContext, Fetched } from '../fetch/jobs.ts'
import { fetchWorld } from '../fetch/whole-world.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { fakeServer, json, page, settingsFor, testWorld, type Reply } from './fetch-world.ts'
import { listings, overpass, restaurant, smallWorld } from './import-world.ts'

const INTERPRETER = '/api/interpreter'
/** Those of the towns of the small world. */
const COUNTRIES = ['AT', 'FJ', 'FR', 'IL']

async function openDesk() {
  const [server, store, world] = [await fakeServer(), await smallWorld(), testWorld()]
  const varDir = temporaryFolder()
  server.answer('/api/status', page(200, '2 slots available now.'))
  const stop = new AbortController()
  const context: FetchContext = {
    site: { store, config: { varDir } } as unknown as Site,
    settings: settingsFor(server.url),
    world: { ...world, stop: stop.signal },
  }
  const failed: string[] = []
  const reports: Fetched[] = []
  const run = ({ apply = true, force = false } = {}) =>
    fetchWorld({
      asked: { apply, force },
      context,
      report: { fetched: (fetched) => reports.push(fetched), failed: (message) => failed.push(message) },
    })
  const paths = () =>
    server.asked.flatMap(({ form }) => /area\["ISO3166-1"="(..)"\]/.exec(form['data'] ?? '')?.[1] ?? [])
  const folder = join(varDir, 'fetched')
  const done = () => {
    const file = join(folder, 'osm-world-imported.json')
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { done: string[] }).done : undefined
  }
  return { server, store, world, run, asked: paths, failed, folder, done, stop }
}

const EMPTY = json(overpass([]))

test('the world is fetched country by country, with a pause after each, and then starts again', async () => {
  const { server, store, world, run, asked, folder, done } = await openDesk()
  server.answer(INTERPRETER, EMPTY, EMPTY, json(overpass([restaurant(1)])), EMPTY)
  expect(await run()).toBe(true)
  expect(asked()).toEqual(COUNTRIES)
  expect(world.waits).toEqual([5, 5, 5, 5])
  expect(Object.keys(await listings(store))).toEqual(['node/1'])
  expect(done()).toBeUndefined()
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([])
  world.later(2 * 86_400_000)
  server.answer(INTERPRETER, json(overpass([restaurant(1)])))
  await run()
  expect(asked()).toEqual([...COUNTRIES, ...COUNTRIES])
})

test('after an interruption, countries that are done are not asked again', async () => {
  const { server, run, asked, done, stop } = await openDesk()
  const interrupted: Reply = (response) => {
    stop.abort()
    response.destroy()
  }
  server.answer(INTERPRETER, EMPTY, EMPTY, interrupted)
  await expect(run()).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(done()).toEqual(['AT', 'FJ'])
  expect(asked()).toEqual(['AT', 'FJ', 'FR'])
})

test('a country that fails is asked again by the next run, and keeps no other back', async () => {
  const { server, run, asked, failed, done, world } = await openDesk()
  server.answer(INTERPRETER, EMPTY, page(400, 'runtime error'), EMPTY)
  expect(await run()).toBe(false)
  expect(failed).toEqual([expect.stringMatching(/^osm-FJ: .*refuses \(400\): runtime error/)])
  expect(done()).toEqual(['AT', 'FR', 'IL'])
  server.answer(INTERPRETER, EMPTY)
  expect(await run()).toBe(true)
  expect(asked()).toEqual([...COUNTRIES, 'FJ'])
  expect(world.told).toContain('3 of 4 countries are done already; --force starts again')
  expect(done()).toBeUndefined()
})

test('a server that keeps failing is left alone', async () => {
  const { server, run, asked, done } = await openDesk()
  server.answer(INTERPRETER, EMPTY, page(400, 'no'))
  await expect(run()).rejects.toThrow(/3 countries have failed one after the other: 1 of 4 are done/)
  expect(asked()).toEqual(COUNTRIES)
  expect(done()).toEqual(['AT'])
})

test('what was only shown is still to be imported', async () => {
  const { server, run, asked, done } = await openDesk()
  server.answer(INTERPRETER, EMPTY, page(400, 'no'), EMPTY)
  await run({ apply: false })
  expect(done()).toBeUndefined()
  server.answer(INTERPRETER, EMPTY)
  await run()
  // The others have an answer of less than a day.
  expect(asked()).toEqual([...COUNTRIES, 'FJ'])
})
