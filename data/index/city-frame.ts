import { KM_PER_DEGREE, seaShare, type Frame, type Subject } from '#core/domain/map/drawing.ts'

/** Without places to show, a city is shown with the sea if that is near; the widest, if it is not. */
export const WIDEST_KM = 130
const COAST_KM = [40, 60, 100, WIDEST_KM]
const INLAND_KM = 45
const ENOUGH_SEA = 0.06
/** Fewer places are no shape of a city. */
const ENOUGH_PLACES = 4
const LEAST_KM = 7
const MOST_KM = 40
/** What holds its places is widened by so much, at most, for a coast. */
const WIDER = [1, 1.5, 2]
/** Of its places those in the middle count: some have a wrong position. */
const MIDDLE = [0.06, 0.94] as const

type Point = readonly [lng: number, lat: number]

/** The part of the earth on the picture of a city: what holds its listed places, else its surroundings. */
export function cityFrame(middle: Point, listed: Subject['listed'], land: readonly number[][]): Frame {
  const [lng, lat] = middle
  const points = [...listed.values()].flat()
  const tight = points.length >= ENOUGH_PLACES && around([middle, ...points], lat)
  const frames = tight
    ? WIDER.map((times) => ({ ...tight, widthKm: tight.widthKm * times }))
    : COAST_KM.map((widthKm) => ({ lat, lng, widthKm }))
  const inland = tight || { lat, lng, widthKm: INLAND_KM }
  return frames.find((frame) => seaShare(land, frame) >= ENOUGH_SEA) ?? inland
}

/** With room at the edges. */
function around(points: readonly Point[], lat: number): Frame {
  const [lngs, lats] = [0, 1].map((axis) => {
    const values = points.map((point) => point[axis]!).sort((a, b) => a - b)
    const [from, to] = MIDDLE.map((share) => values[Math.round(share * (values.length - 1))]!) as [number, number]
    return { middle: (from + to) / 2, spread: to - from }
  }) as [Axis, Axis]
  const wide = lngs.spread * Math.cos((lat * Math.PI) / 180)
  const widthKm = Math.max(wide, lats.spread * 1.5) * KM_PER_DEGREE * 1.4
  return { lng: lngs.middle, lat: lats.middle, widthKm: Math.min(MOST_KM, Math.max(LEAST_KM, widthKm)) }
}

interface Axis {
  middle: number
  spread: number
}
