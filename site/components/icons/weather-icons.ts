import type { Sky } from '#core/contract/weather.ts'

// On the grid of `icons.ts` and with its lines. Sun and precipitation have their own colours.

const CLOUD = '<path d="M7 19h10.2a3.8 3.8 0 0 0 .5-7.57 5.7 5.7 0 0 0-11-1.2A4.4 4.4 0 0 0 7 19Z"/>'
const HIGH_CLOUD = '<path d="M7 15h10.2a3.8 3.8 0 0 0 .5-7.57 5.7 5.7 0 0 0-11-1.2A4.4 4.4 0 0 0 7 15Z"/>'
const LOW_CLOUD = '<path d="M6.2 20.5h9.3a3.3 3.3 0 0 0 .4-6.57 5 5 0 0 0-9.6-1 3.8 3.8 0 0 0-.1 7.57Z"/>'

const shining = (d: string) => `<path class="is-shining" d="${d}"/>`
const falling = (d: string) => `<path class="is-falling" d="${d}"/>`

const BY_DAY: Readonly<Record<Sky, string>> = {
  clear: shining(
    'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM12 2.5v2.2M12 19.3v2.2M2.5 12h2.2M19.3 12h2.2M5.3 5.3l1.5 1.5M17.2 ' +
      '17.2l1.5 1.5M5.3 18.7l1.5-1.5M17.2 6.8l1.5-1.5',
  ),
  partly:
    shining('M12.5 8.8A3.4 3.4 0 1 1 18.3 9.5M15.6 1v1.3M20.3 2.7l-.9.9M22 7.4h-1.3M10.9 2.7l.9.9M20.3 12.1l-.9-.9') +
    LOW_CLOUD,
  cloudy: CLOUD,
  fog: HIGH_CLOUD + falling('M4.5 18h15M7.5 21h9'),
  drizzle: HIGH_CLOUD + falling('M8.5 18v1M15.5 18v1M12 20v1'),
  rain: HIGH_CLOUD + falling('m8.7 17.8-1.2 3.7M12.7 17.8l-1.2 3.7M16.7 17.8l-1.2 3.7'),
  sleet: HIGH_CLOUD + falling('m8.7 17.8-1.2 3.7M16.7 17.8l-1.2 3.7M12.1 18h.01M12.1 21.3h.01'),
  snow: HIGH_CLOUD + falling('M8 18h.01M12 18h.01M16 18h.01M10 21.2h.01M14 21.2h.01'),
  thunder: HIGH_CLOUD + shining('m12.7 15-2.9 3.9h4l-2.4 3.6'),
}

const BY_NIGHT: Partial<Record<Sky, string>> = {
  clear: shining('M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2Z'),
  partly: shining('M11.7 7.9A5.6 5.6 0 0 1 15.9 2 4.9 4.9 0 0 0 21.6 8.6a5.6 5.6 0 0 1-2.6 2.9') + LOW_CLOUD,
}

/** The icon of a weather condition; its name is shown beside it. */
export function skyIcon(sky: Sky, { night = false } = {}): string {
  const drawing = (night && BY_NIGHT[sky]) || BY_DAY[sky]
  return `<svg class="sky-icon" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`
}
