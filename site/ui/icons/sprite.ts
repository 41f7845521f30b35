import { ICONS, type IconName } from './icons.ts'

const NAMES = Object.keys(ICONS) as IconName[]

const symbol = (name: IconName) => `<symbol id="i-${name}" viewBox="0 0 24 24">${ICONS[name]}</symbol>`

/** Which icons HTML refers to. */
export const iconsIn = (html: string): IconName[] =>
  [...html.matchAll(/<use href="#i-([a-z-]+)"/g)].map(([, name]) => name as IconName)

/** The icons of a page, once, for `icon` to refer to. */
export function iconSprite(names: Iterable<IconName> = NAMES): string {
  const wanted = new Set(names)
  const symbols = NAMES.filter((name) => wanted.has(name)).map(symbol)
  return `<svg class="sprite" aria-hidden="true">${symbols.join('')}</svg>`
}

/** Adds to the sprite what the page was made without: scripts draw any icon. */
export function addMissingIcons(): void {
  const missing = NAMES.filter((name) => !document.getElementById(`i-${name}`))
  document.querySelector('.sprite')?.insertAdjacentHTML('beforeend', missing.map(symbol).join(''))
}

if (globalThis.document) addMissingIcons()
