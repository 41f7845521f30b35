import { expect, test } from 'vitest'
import { YOUTUBE } from '#core/contract/videos.ts'
import { settingsKey, settingsOf } from '../engine/settings.ts'

const origin = 'https://example.org'

test('another video provider rebuilds pages, as counting them does', () => {
  const keys = [
    settingsKey({ origin }),
    settingsKey({ origin, statistics: true }),
    settingsKey({ origin, videos: YOUTUBE }),
    settingsKey({ origin, videos: { embed: YOUTUBE.embed } }),
    settingsKey({ origin, videos: { embed: 'https://v.test/{id}' } }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('the settings of pages are taken out of those of the server', () => {
  const config = { origin, videos: YOUTUBE, port: 80, weather: { url: 'x' }, statistics: { days: 3 } }
  expect(settingsOf(config)).toEqual({ origin, videos: YOUTUBE, weather: true, statistics: true })
})
