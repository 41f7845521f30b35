/**
 * Line icons on a 24 by 24 grid. Wrap one in
 * `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75"
 * stroke-linecap="round" stroke-linejoin="round">`. `chevron` points down and
 * `arrow` right; mirror `arrow` in right-to-left pages.
 */
export const ICONS = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  chevron: '<path d="m5.5 9 6.5 6.5L18.5 9"/>',
  arrow: '<path d="M4 12h16m-6-6 6 6-6 6"/>',
  pin:
    '<path d="M12 21.5c-1.6-2.6-7-6.6-7-11.7a7 7 0 0 1 14 0c0 5.1-5.4 9.1-7 11.7Z"/><circle cx="12" cy="9.8" ' +
    'r="2.6"/>',
  phone:
    '<path d="M6.5 3.5h2.8l1.6 4.3-2 1.6a12.5 12.5 0 0 0 5.7 5.7l1.6-2 4.3 1.6v2.8a2.5 2.5 0 0 1-2.6 2.5C10.6 ' +
    '19.6 4.4 13.4 4 6.1a2.5 2.5 0 0 1 2.5-2.6Z"/>',
  mail: '<rect x="3" y="5.5" width="18" height="13" rx="2"/><path d="m3.8 7 8.2 6.5L20.2 7"/>',
  globe:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c2.6 2.6 3.9 5.6 3.9 9s-1.3 6.4-3.9 ' +
    '9c-2.6-2.6-3.9-5.6-3.9-9S9.4 5.6 12 3Z"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5.2l3.4 2"/>',
  calendar:
    '<rect x="3.5" y="5" width="17" height="15.5" rx="2"/><path d="M3.5 10h17M8 2.8V7M16 2.8V7M8 14h.01M12 ' +
    '14h.01M16 14h.01M8 17h.01M12 17h.01"/>',
  'calendar-plus':
    '<path d="M20.5 11V7a2 2 0 0 0-2-2h-13a2 2 0 0 0-2 2v11.5a2 2 0 0 0 2 2H11M3.5 10h17M8 2.8V7M16 2.8V7M17.5 ' +
    '14v7M14 17.5h7"/>',
  download: '<path d="M12 3.5v12m-5-5 5 5 5-5M4 19.5h16"/>',
  device: '<rect x="6" y="2.5" width="12" height="19" rx="2.5"/><path d="m9.2 12 2 2 3.6-4"/>',
  braces:
    '<path d="M9 4H8a2.5 2.5 0 0 0-2.5 2.5v3A2.5 2.5 0 0 1 3 12a2.5 2.5 0 0 1 2.5 2.5v3A2.5 2.5 0 0 0 8 20h1M15 ' +
    '4h1a2.5 2.5 0 0 1 2.5 2.5v3A2.5 2.5 0 0 0 21 12a2.5 2.5 0 0 0-2.5 2.5v3A2.5 2.5 0 0 1 16 20h-1"/>',
  candle:
    '<path d="M12 2.5c1.9 2.1 2.7 3.5 2.7 4.8a2.7 2.7 0 0 1-5.4 0c0-1.3.8-2.7 2.7-4.8ZM12 10v2.5M9 ' +
    '12.5h6v7H9ZM5.5 19.5h13a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2Z"/>',
  heart: '<path d="M12 20.3C7 16.6 3.2 13.3 3.2 9.3A4.6 4.6 0 0 1 12 7.5a4.6 4.6 0 0 1 8.8 1.8c0 4-3.8 7.3-8.8 11Z"/>',
  share:
    '<circle cx="6" cy="12" r="2.6"/><circle cx="17.5" cy="5.5" r="2.6"/><circle cx="17.5" cy="18.5" ' +
    'r="2.6"/><path d="m8.3 10.7 6.9-3.9M8.3 13.3l6.9 3.9"/>',
  print:
    '<path d="M7 8.5v-5h10v5M7 17H5a2 2 0 0 1-2-2v-4.5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2h-2M7 ' +
    '14h10v6.5H7ZM17.5 11.4h.01"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.6h.01"/>',
  warning: '<path d="M12 3.8 21.5 20h-19ZM12 10v4.6M12 17.2h.01"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  camera:
    '<path d="M4 7.5h3.4L9 5h6l1.6 2.5H20A1.5 1.5 0 0 1 21.5 9v8.5A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5V9A1.5 ' +
    '1.5 0 0 1 4 7.5Z"/><circle cx="12" cy="13" r="3.4"/>',
  bed:
    '<path d="M3 5v14M21 19v-4.5a3 3 0 0 0-3-3H3M3 16.5h18M6 11.5V9.8A1.8 1.8 0 0 1 7.8 8H10a1.8 1.8 0 0 1 1.8 ' +
    '1.8v1.7"/>',
  utensils: '<path d="M7.5 3v18M4.5 3v4.5a3 3 0 0 0 6 0V3M17.5 21V3c-2.6 1.6-4 4.4-4 8.2 0 1.4.9 2.3 2.2 2.3h1.8"/>',
  synagogue:
    '<path d="M3.5 21V10L12 3l8.5 7v11ZM10 21v-3.4h4V21"/><path d="m12 7.4 3 5.2H9ZM12 14.4l-3-5.2h6Z" ' +
    'stroke-width="1.25"/>',
  heritage: '<path d="M3.5 20.5h17M5 17.5h14M3.5 9 12 3.5 20.5 9ZM6.5 9v8.5M12 9v8.5M17.5 9v8.5"/>',
  wall:
    '<path d="M2.5 20.5V5.8h6l1.2-1.3 1.3 1.3h10.5v14.7Z" fill="currentColor" fill-opacity=".16"/><path d="M2.5 ' +
    '10.7h19M2.5 15.6h19M9.5 5.8v4.9M16.5 5.8v4.9M6 10.7v4.9M13 10.7v4.9M9.5 15.6v4.9M17.5 15.6v4.9"/>',
  museum:
    '<path d="M3.5 9 12 3.5 20.5 9Z" fill="currentColor" fill-opacity=".16"/><path d="M2.5 20.5h19M4.5 ' +
    '17.8h15M5.8 9v8.8M9.9 9v8.8M14.1 9v8.8M18.2 9v8.8"/>',
  windmill:
    '<path d="m8.6 12.5-1.6 8h10l-1.6-8" fill="currentColor" fill-opacity=".16"/><path d="M8.2 12.4a3.8 3.8 0 0 1 ' +
    '7.6 0M10.7 20.5v-3a1.3 1.3 0 0 1 2.6 0v3M4 20.5h16M12 11 5.5 2.9M12 11l7.2-5.6M12 11l5 6.3M12 11l-7.4 5.4M5.5 ' +
    '2.9l2-1.4 3 4M19.2 5.4l1.4 2-4 3M4.6 16.4l-1.3-2 4-2.6"/>',
  graves:
    '<path d="M3.5 20.5v-8a3.8 3.8 0 0 1 7.6 0v8Z" fill="currentColor" fill-opacity=".16"/><path d="M11.1 ' +
    '12.2a3.4 3.4 0 0 1 6.4.3v8M17.5 14.6a2.3 2.3 0 0 1 3.5 2v3.9M2 20.5h20M6 12.4h2.6M6 15.2h2.6M13.4 14h1.8"/>',
  tomb:
    '<path d="M4 20.5V13h16v7.5Z" fill="currentColor" fill-opacity=".16"/><path d="M6 13a6 6 0 0 1 12 0M12 ' +
    '7V3.6M2.5 20.5h19M9.7 20.5v-2.6a2.3 2.3 0 0 1 4.6 0v2.6M6.4 16.4h.01M17.6 16.4h.01"/>',
  memorial:
    '<path d="M8 11.5h8v9H8Z" fill="currentColor" fill-opacity=".16"/><path d="M12 2.5c1.5 1.7 2.2 2.9 2.2 4a2.2 ' +
    '2.2 0 0 1-4.4 0c0-1.1.7-2.3 2.2-4ZM12 8.8v2.7M8 14.5h8M5 20.5h14"/>',
  sanctuary:
    '<path d="M5 20.5V9.5a7 7 0 0 1 14 0v11Z" fill="currentColor" fill-opacity=".16"/><path d="M9.2 12V8.6a1.4 ' +
    '1.4 0 0 1 2.8 0V12M12 12V8.6a1.4 1.4 0 0 1 2.8 0V12ZM9.2 12H12M3 20.5h18M10.2 20.5v-3a1.8 1.8 0 0 1 3.6 0v3"/>',
  ruins:
    '<path d="M7.5 20.5v-6.2a4.5 4.5 0 0 1 9 0v6.2h3.8V8l-3.2-1.6-2.6 1.4-3-2.3-3.2 1.8-2.6-1L3.7 9v11.5Z" ' +
    'fill="currentColor" fill-opacity=".16"/><path d="M2.5 20.5h19M3.7 15h3.7M16.6 15h3.7M12 9.8V5.6"/>',
  shop:
    '<path d="M4 9.5 5.5 4h13L20 9.5a2.67 2.67 0 0 1-5.33 0 2.67 2.67 0 0 1-5.34 0A2.67 2.67 0 0 1 4 9.5ZM5.5 ' +
    '12.3v8.2h13v-8.2M10 20.5V16h4v4.5"/>',
  flag: '<path d="M5 21.5V3M5 4.3c4-2 8 2 14 0-.8 2.6-.8 5 0 8-6 2-10-2-14 0"/>',
  key: '<circle cx="7.8" cy="16.2" r="4.3"/><path d="m11 13 9-9M17 7l3 3M13.8 10.2l2 2"/>',
  plane:
    '<path d="M10 3.5c0-1.3.9-2 2-2s2 .7 2 2v5l7.5 4.5v2L14 12.8v5l2.5 2v1.7L12 20.4l-4.5 1.1v-1.7l2.5-2v-5L2.5 ' +
    '15v-2L10 8.5Z"/>',
  sun:
    '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2.2M12 19.3v2.2M2.5 12h2.2M19.3 12h2.2M5.3 5.3l1.5 1.5M17.2 ' +
    '17.2l1.5 1.5M5.3 18.7l1.5-1.5M17.2 6.8l1.5-1.5"/>',
  moon: '<path d="M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2Z"/>',
  external:
    '<path d="M14 4h6v6M20 4l-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 ' +
    '6H10"/>',
  filter: '<path d="M3.5 5h17l-6.6 7.6v6.4l-3.8-2v-4.4Z"/>',
  map: '<path d="M9 4 3.5 6.5V20L9 17.5l6 2.5 5.5-2.5V4L15 6.5ZM9 4v13.5M15 6.5V20"/>',
  list: '<path d="M9 6h11.5M9 12h11.5M9 18h11.5M4 6h.01M4 12h.01M4 18h.01"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5a7.5 7.5 0 0 1 15 0"/>',
  people:
    '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14a6.5 ' +
    '6.5 0 0 1 4 6"/>',
  up: '<path d="M12 20V4m-6.5 6.5L12 4l6.5 6.5"/>',
  plus: '<path d="M12 4.5v15M4.5 12h15"/>',
  minus: '<path d="M4.5 12h15"/>',
  pause: '<path d="M8.5 5v14M15.5 5v14"/>',
  expand: '<path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5"/>',
  play: '<path d="M7.5 4.5v15L20 12Z"/>',
  link:
    '<path d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12.3 6M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 ' +
    '5.7l1.3-1.3"/>',
  whatsapp:
    '<path d="m3.5 20.5 1.3-4.4a8.6 8.6 0 1 1 3.3 3.2ZM8.6 8.2c-.4 3.6 3.6 7.6 7.2 ' +
    '7.2l.4-1.9-2.2-.9-.8.9c-1.1-.5-2.2-1.6-2.7-2.7l.9-.8-.9-2.2Z"/>',
  telegram: '<path d="M21 4 2.8 11.1l5.6 2.1L10.7 20l3.1-3.5 4.7 3.4Zm-12.6 9.2L21 4"/>',
  facebook:
    '<path d="M17 3.2h-2.4a4.1 4.1 0 0 0-4.1 4.1v3.2H7.8V14h2.7v6.8H14V14h2.6l.6-3.5H14V7.9c0-.7.5-1.2 1.2-1.2H17Z"/>',
  x: '<path d="M4 4h4l12 16h-4ZM19.3 4l-6.2 7M4.7 20l6.3-7.2"/>',
  shield: '<path d="M12 2.8 19.5 6v5.5c0 4.7-3 8-7.5 9.8-4.5-1.8-7.5-5.1-7.5-9.8V6ZM8.6 12l2.4 2.4 4.5-4.8"/>',
} as const satisfies Record<string, string>

export type IconName = keyof typeof ICONS
