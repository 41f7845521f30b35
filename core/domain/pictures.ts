/** The widths of each picture file in pixels; heights are two thirds. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const

/** Whether a key is that of a picture which a visitor sent; the others are drawings of ours. */
export const isPhotograph = (key: string): boolean => key.startsWith('u-')

/** What the keys of the drawings of places begin with. */
export const DRAWING = 'place-'

/** The file of a drawing. */
export const drawingFile = (key: string): string => `pictures/${key}.svg`

/** The pictures that a listing is shown with, photographs first: drawings never stand for a real place. */
export function shownPictures({ sample, pictures = [] }: { sample?: boolean; pictures?: string[] }): string[] {
  const photographs = pictures.filter(isPhotograph)
  return sample ? [...photographs, ...pictures.filter((key) => !isPhotograph(key))] : photographs
}
