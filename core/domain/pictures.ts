/** The widths of each picture file in pixels; heights are two thirds. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const

/** Whether a key is that of a picture which a visitor sent; the others are drawings of ours. */
export const isPhotograph = (key: string): boolean => key.startsWith('u-')

/** The pictures that a listing is shown with: drawings never stand for a real place. */
export function shownPictures({ sample, pictures = [] }: { sample?: boolean; pictures?: string[] }): string[] {
  return sample ? pictures : pictures.filter(isPhotograph)
}
