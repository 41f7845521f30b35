/** The widths in which each picture of the site lies, in pixels; its height is two thirds of it. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const
