import { describe, expect, test } from 'vitest'
import { createLocator, type Where } from '#site/features/nearby/locator.ts'
import { network, offline } from './network.ts'

const PLACES = '/rest/tjt/mapplaces/'
const place = (name: string, lat: number, lng: number) => ({
  id: 1,
  name,
  lat,
  lng,
  population: 1,
})

interface Position {
  latitude: number
  longitude: number
  accuracy: number
}

/** A browser that tells a position, or the code of an error. */
function browser(tells: Position | number, state?: PermissionState): Required<Where> & { asked: number } {
  const found: Required<Where> & { asked: number } = {
    asked: 0,
    geolocation: {
      getCurrentPosition(success, failure) {
        found.asked += 1
        if (typeof tells === 'number') {
          const error = { code: tells, message: '', PERMISSION_DENIED: 1 }
          failure?.(error as GeolocationPositionError)
        } else success({ coords: tells, timestamp: 0 } as GeolocationPosition)
      },
    },
    permissions: {
      query: async () => {
        if (!state) throw new TypeError('geolocation is not known')
        return { state } as PermissionStatus
      },
    },
  }
  return found
}

function locate(where: Where, send: typeof fetch = offline) {
  const went: string[] = []
  const locator = createLocator({
    lang: 'en',
    myPosition: 'My position',
    where,
    send,
    go: (href) => void went.push(href),
  })
  return { locator, went, state: () => locator.$state.get() }
}

const jaffaGate = { latitude: 31.77661, longitude: 35.22752, accuracy: 24.6 }

describe('a good position', () => {
  test.each(['granted', 'prompt', undefined] as const)(
    'leads to what is near it (permission %s), rounded, with its circle',
    async (permission) => {
      const places = [place('Far Away', 31.9, 35.3), place('Old City', 31.777, 35.23)]
      const { urls, send } = network({ [PLACES]: places })
      const { locator, went, state } = locate(browser(jaffaGate, permission), send)
      await locator.start()
      expect(state()).toEqual({ status: 'found' })
      expect(went).toEqual(['/Kosher_NearBy-31.777,35.228-Old_City.html?r=625'])
      // No call tells more of the position than the address of the page.
      expect(urls).toHaveLength(1)
      expect(urls[0]).not.toMatch(/31\.7766|35\.2275/)
    },
  )

  test('names the large town that one is in before a small one whose middle is nearer', async () => {
    const places = [
      { ...place('Vatican City', 41.9024, 12.4533), population: 800 },
      { ...place('Rome', 41.8919, 12.5113), population: 2_300_000 },
    ]
    const ghetto = { latitude: 41.8925, longitude: 12.4785, accuracy: 20 }
    const { locator, went } = locate(browser(ghetto, 'granted'), network({ [PLACES]: places }).send)
    await locator.start()
    expect(went[0]).toContain('-Rome.html')
  })

  test.each([
    ['where no place is near', network({ [PLACES]: [] }).send],
    ['where the name cannot be had', offline],
  ])('has a name %s', async (_, send) => {
    const { locator, went } = locate(browser(jaffaGate), send)
    await locator.start()
    expect(went).toEqual(['/Kosher_NearBy-31.777,35.228-My_position.html?r=625'])
  })

  test('beyond the date line asks around the world', async () => {
    const { urls, send } = network({ [PLACES]: [] })
    const suva = { latitude: -17, longitude: 179.95, accuracy: 10 }
    await locate(browser(suva), send).locator.start()
    expect(urls[0]).toMatch(/mapplaces\/-17\.15\/179\.8\/-16\.85\/-179\.9\//)
  })
})

describe('no position', () => {
  test('is not requested if denied', async () => {
    const where = browser(jaffaGate, 'denied')
    const { locator, state } = locate(where)
    await locator.start()
    expect(state()).toEqual({ status: 'denied' })
    expect(where.asked).toBe(0)
  })

  test.each([
    ['refused', 1, 'denied'],
    ['not available', 2, 'failed'],
    ['too slow', 3, 'failed'],
  ] as const)('%s', async (_, code, status) => {
    const { locator, state, went } = locate(browser(code, 'prompt'))
    await locator.start()
    expect(state()).toEqual({ status })
    expect(went).toEqual([])
  })

  test('in a browser that knows nothing of positions', async () => {
    const { locator, state } = locate({})
    await locator.start()
    expect(state()).toEqual({ status: 'denied' })
  })

  test.each([
    [200.9, 'found'],
    [201, 'inaccurate'],
    [5000, 'inaccurate'],
  ])('known to %d m is %s', async (accuracy, status) => {
    const { locator, state, went } = locate(browser({ ...jaffaGate, accuracy }))
    await locator.start()
    expect(state().status).toBe(status)
    expect(went).toHaveLength(status === 'found' ? 1 : 0)
    if (status === 'found') return
    expect(state()).toEqual({ status, metres: Math.round(accuracy) })
    locator.reset()
    expect(state()).toEqual({ status: 'idle' })
  })
})

test('is requested once at a time', async () => {
  const where = browser(jaffaGate)
  const { locator } = locate(where)
  await Promise.all([locator.start(), locator.start()])
  expect(where.asked).toBe(1)
})
