import { Map as LeafletMap } from 'leaflet'
import { expect, test } from 'vitest'
import { thirdPartyTiles } from '#site/ui/map/third-party-tiles.ts'

test('tiles of which none comes are taken away without an error', async () => {
  const problems: string[] = []
  addEventListener('error', ({ message }) => problems.push(message))
  const box = document.body.appendChild(document.createElement('div'))
  const map = new LeafletMap(box).setView([31.77, 35.21], 10)
  const failed = new Promise<void>((resolve) => {
    const onFailed = (layer: { remove: () => unknown }) => {
      layer.remove()
      resolve()
    }
    const tiles = { url: '/tiles/{z}/{x}/{y}.png', attribution: '' }
    thirdPartyTiles(tiles, { maxZoom: 18, onFailed }).addTo(map)
  })
  const images = box.querySelectorAll('img')
  expect(images.length).toBeGreaterThan(0)
  for (const image of images) image.dispatchEvent(new Event('error'))
  await failed
  expect(problems).toEqual([])
  expect(box.querySelector('img')).toBeNull()
})
