import { html } from '#core/i18n/html.ts'

/** The pin of the logo where the way ends: it does not know either. */
export const LOST_PIN = html`
  <svg class="lost-pin" viewBox="0 0 160 110" aria-hidden="true">
    <path class="lost-hill" d="M2 100c20-26 42-30 62-14 14-22 34-26 52-8 14-10 30-4 42 22Z" />
    <path class="lost-way" d="M8 100c24 0 22-16 42-18s20 14 34 8" />
    <ellipse class="lost-shade" cx="98" cy="91" rx="15" ry="4" />
    <path class="lost-body" d="M98 90C91 78 72 61 72 38a26 26 0 0 1 52 0c0 23-19 40-26 52Z" />
    <path class="lost-mark" d="M89 32c0-6 4-10 9-10s9 4 9 9c0 7-9 7-9 14" />
    <circle class="lost-dot" cx="98" cy="54" r="3" />
  </svg>
`
