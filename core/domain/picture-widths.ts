/** The widths of each picture file in pixels; heights are two thirds. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const
