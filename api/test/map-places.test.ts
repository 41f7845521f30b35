import { expect, test } from 'vitest'
import type { MapPlace } from '#core/contract/maps.ts'
import { testApp } from './helpers.ts'

async function places(box: string, lang = 'en') {
  const { get } = await testApp()
  const answer = await get(`/rest/tjt/mapplaces/${box}/${lang}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as MapPlace[]
}
const names = (found: MapPlace[]) => found.map(({ name }) => name)

test('the most populous places come first, by their names in the language', async () => {
  expect(names(await places('-90/-180/90/180')).slice(0, 3)).toEqual(['Paris', 'Jerusalem', 'Kraków'])
  expect(await places('31/34/33/36', 'he')).toEqual([
    {
      id: 281184,
      name: 'ירושלים',
      lat: 31.769,
      lng: 35.2163,
      population: 971_800,
    },
    {
      id: 293397,
      name: 'תל אביב',
      lat: 32.0809,
      lng: 34.7806,
      population: 432_892,
    },
  ])
})

test('a box across 180° has both its sides', async () => {
  expect(names(await places('-20/170/-15/-170'))).toEqual(['Suva'])
  expect(names(await places('-20/179/-15/-170'))).toEqual([])
  expect(names(await places('-90/170/90/3'))).toContain('Paris')
})

test('answers are kept for hours, and shared', async () => {
  const { get } = await testApp()
  const { headers } = await get('/rest/tjt/mapplaces/31/34/33/36/en')
  expect(headers['cache-control']).toBe('public, max-age=21600')
})

test.each(['33/34/31/36', '-91/0/0/0', '0/0/0/181', '0/x/0/0'])('refuses the box %s', async (box) => {
  const { get } = await testApp()
  const answer = await get(`/rest/tjt/mapplaces/${box}/en`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe('invalidRequest')
})
