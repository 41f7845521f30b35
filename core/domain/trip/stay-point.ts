import { excerptOf } from '../excerpt.ts'
import { tenMetres, type FromPoint } from '../reach.ts'

// Where one stays in the city of a stop: '4711', a listing; '48.8712,2.3325,Rue X 5', a point of the visitor's own.

/** A point without a name is one that the visitor has marked: where the device was. */
export type StayPoint = { tnid: number } | FromPoint

const MAX_ID = 2 ** 31 - 1
export const isId = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= MAX_ID

/** Of the name of a point. */
export const MAX_POINT_NAME = 60

const TNID = /^\d{1,10}$/
const OWN = /^(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?),(.*)$/su

/** Undefined if it is none. */
export function readStayPoint(text: string): StayPoint | undefined {
  const tnid = Number(text)
  if (TNID.test(text)) return isId(tnid) ? { tnid } : undefined
  const [, north, east, name] = OWN.exec(text) ?? []
  const [lat, lng] = [Number(north), Number(east)]
  const isPoint = name !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isPoint ? ownPoint({ lat, lng, name }) : undefined
}

/** A point as it is kept: to ten metres, its name on one line. */
export const ownPoint = ({ lat, lng, name }: FromPoint): FromPoint => ({
  lat: tenMetres(lat),
  lng: tenMetres(lng),
  name: excerptOf(name.toWellFormed(), MAX_POINT_NAME),
})

/** As it stands in a query. */
export const stayPointText = (point: StayPoint): string =>
  'tnid' in point ? String(point.tnid) : `${point.lat},${point.lng},${nameText(point.name)}`

/** Letters stay as they are: the longest name fits in every script. */
const nameText = (name: string): string => name.replaceAll(/[%&#+]/g, encodeURIComponent).replaceAll(' ', '+')
