/** Latitude and longitude in degrees. */
export type LatLng = readonly [number, number]

/** Directions to a point: `geo:` on Android, else openstreetmap.org, because other phones open nothing for `geo:`. */
export function directionsUrl([lat, lng]: LatLng, { userAgent }: { userAgent: string }): string {
  const point = `${lat},${lng}`
  return /Android/.test(userAgent)
    ? `geo:${point}?q=${point}`
    : `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point)}`
}

/** The streets around a point. */
export function streetsUrl([lat, lng]: LatLng, zoom: number): string {
  const place = [lat, lng].map((degrees) => degrees.toFixed(5))
  return `https://www.openstreetmap.org/#map=${[zoom, ...place].join('/')}`
}
