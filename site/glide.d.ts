/** What we use of Glide, which comes without types. */
declare module '@glidejs/glide/dist/glide.modular.esm.js' {
  export interface GlideOptions {
    type?: 'slider' | 'carousel'
    startAt?: number
    perView?: number
    gap?: number
    bound?: boolean
    rewind?: boolean
    direction?: 'ltr' | 'rtl'
    animationDuration?: number
    waitForTransition?: boolean
    dragThreshold?: number | false
    touchRatio?: number
    /** By the greatest width, in pixels, at which they hold. */
    breakpoints?: Readonly<Record<string, { perView: number }>>
  }
  /** A part of Glide, which may stand in for one of its own. */
  export type GlidePart = (glide: Glide) => object
  export default class Glide {
    constructor(root: Element, options: GlideOptions)
    readonly settings: GlideOptions & { perView: number }
    /** The first slide in view, from 0. */
    index: number
    on(events: string | string[], handler: () => void): this
    mount(parts: Readonly<Record<string, GlidePart>>): this
    /** `|>` and `|<` turn by what is in view, `=3` to a slide. */
    go(pattern: string): this
  }
  export const Swipe: GlidePart
  export const Breakpoints: GlidePart
}
