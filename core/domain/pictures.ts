/** The widths of each picture file in pixels; heights are two thirds. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const

/** Whether a key is that of a picture which a visitor sent; the others are drawings of ours. */
export const isPhotograph = (key: string): boolean => key.startsWith('u-')

/** What the keys of the drawings of places begin with. */
export const DRAWING = 'place-'

/** The file of a drawing. */
export const drawingFile = (key: string): string => `pictures/${key}.svg`

/** What has the dots of a directory type on a drawing. */
export const kindId = (dtype: number | string): string => `k${dtype}`

/** A drawing that shows one directory type, and the others only as its surroundings. */
export const drawingOfKind = (key: string, dtype: number): string => `${drawingFile(key)}#${kindId(dtype)}`

/** The pictures that a listing is shown with, photographs first: drawings never stand for a real place. */
export function shownPictures({ sample, pictures = [] }: { sample?: boolean; pictures?: string[] }): string[] {
  const photographs = pictures.filter(isPhotograph)
  return sample ? [...photographs, ...pictures.filter((key) => !isPhotograph(key))] : photographs
}
