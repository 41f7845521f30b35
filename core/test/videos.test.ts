import { describe, expect, test } from 'vitest'
import { playersHost, playersOrigin, YOUTUBE } from '#core/contract/videos.ts'
import { isSampleVideo, isVideoId, videoAddress } from '#core/domain/videos.ts'

test.each(['dQw4w9WgXcQ', '-_aB3456789', 'sample00001'])('%s is an id', (id) => {
  expect(isVideoId(id)).toBe(true)
})

test.each(['', 'short', 'dQw4w9WgXcQ1', 'dQw4w9WgXc/', '../../../ab', 'dQw4w9WgXc?', 'dQw4w9WgXcQ\n', 'אבגדהוזחטיכ'])(
  '%j is none, and makes no address',
  (id) => {
    expect(isVideoId(id)).toBe(false)
    expect(() => videoAddress(YOUTUBE.embed, id)).toThrow(RangeError)
  },
)

describe('a sample', () => {
  test('is known by its id', () => {
    expect(isSampleVideo('sample00012')).toBe(true)
    expect(isSampleVideo('sampleAB012')).toBe(false)
    expect(isSampleVideo('dQw4w9WgXcQ')).toBe(false)
  })

  test('has no address: it cannot be requested', () => {
    expect(() => videoAddress(YOUTUBE.embed, 'sample00012')).toThrow(RangeError)
  })
})

test('an id goes where the address has its place', () => {
  expect(videoAddress(YOUTUBE.embed, 'dQw4w9WgXcQ')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
  expect(videoAddress('https://v.test/{id}/x?a=1', '-_aB3456789')).toBe('https://v.test/-_aB3456789/x?a=1')
})

test('visitors see the name of the server', () => {
  expect(playersHost(YOUTUBE)).toBe('youtube-nocookie.com')
  expect(playersOrigin(YOUTUBE)).toBe('https://www.youtube-nocookie.com')
  expect(playersHost({ embed: 'http://127.0.0.1:90/{id}' })).toBe('127.0.0.1:90')
})
