/**
 * Line icons on a 24 by 24 grid. Wrap one in
 * `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75"
 * stroke-linecap="round" stroke-linejoin="round">`. `chevron` points down and
 * `arrow` right; mirror `arrow` in right-to-left pages.
 */
export const ICONS: Record<string, string> = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  chevron: '<path d="m5.5 9 6.5 6.5L18.5 9"/>',
  arrow: '<path d="M4 12h16m-6-6 6 6-6 6"/>',
  pin: '<path d="M12 21.5c-1.6-2.6-7-6.6-7-11.7a7 7 0 0 1 14 0c0 5.1-5.4 9.1-7 11.7Z"/><circle cx="12" cy="9.8" r="2.6"/>',
  phone:
    '<path d="M6.5 3.5h2.8l1.6 4.3-2 1.6a12.5 12.5 0 0 0 5.7 5.7l1.6-2 4.3 1.6v2.8a2.5 2.5 0 0 1-2.6 2.5C10.6 19.6 4.4 13.4 4 6.1a2.5 2.5 0 0 1 2.5-2.6Z"/>',
  mail: '<rect x="3" y="5.5" width="18" height="13" rx="2"/><path d="m3.8 7 8.2 6.5L20.2 7"/>',
  globe:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c2.6 2.6 3.9 5.6 3.9 9s-1.3 6.4-3.9 9c-2.6-2.6-3.9-5.6-3.9-9S9.4 5.6 12 3Z"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5.2l3.4 2"/>',
  calendar:
    '<rect x="3.5" y="5" width="17" height="15.5" rx="2"/><path d="M3.5 10h17M8 2.8V7M16 2.8V7M8 14h.01M12 14h.01M16 14h.01M8 17h.01M12 17h.01"/>',
  candle:
    '<path d="M12 2.5c1.9 2.1 2.7 3.5 2.7 4.8a2.7 2.7 0 0 1-5.4 0c0-1.3.8-2.7 2.7-4.8ZM12 10v2.5M9 12.5h6v7H9ZM5.5 19.5h13a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2Z"/>',
  star: '<path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9L7.5 14 3 9.6l6.2-.9Z"/>',
  'star-half':
    '<path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9L7.5 14 3 9.6l6.2-.9Z"/><path d="M12 3v14.3l-5.6 2.9L7.5 14 3 9.6l6.2-.9Z" fill="currentColor" stroke="none"/>',
  heart:
    '<path d="M12 20.3C7 16.6 3.2 13.3 3.2 9.3A4.6 4.6 0 0 1 12 7.5a4.6 4.6 0 0 1 8.8 1.8c0 4-3.8 7.3-8.8 11Z"/>',
  share:
    '<circle cx="6" cy="12" r="2.6"/><circle cx="17.5" cy="5.5" r="2.6"/><circle cx="17.5" cy="18.5" r="2.6"/><path d="m8.3 10.7 6.9-3.9M8.3 13.3l6.9 3.9"/>',
  print:
    '<path d="M7 8.5v-5h10v5M7 17H5a2 2 0 0 1-2-2v-4.5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2h-2M7 14h10v6.5H7ZM17.5 11.4h.01"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.6h.01"/>',
  warning: '<path d="M12 3.8 21.5 20h-19ZM12 10v4.6M12 17.2h.01"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  bed: '<path d="M3 5v14M21 19v-4.5a3 3 0 0 0-3-3H3M3 16.5h18M6 11.5V9.8A1.8 1.8 0 0 1 7.8 8H10a1.8 1.8 0 0 1 1.8 1.8v1.7"/>',
  utensils:
    '<path d="M7.5 3v18M4.5 3v4.5a3 3 0 0 0 6 0V3M17.5 21V3c-2.6 1.6-4 4.4-4 8.2 0 1.4.9 2.3 2.2 2.3h1.8"/>',
  synagogue:
    '<path d="M3.5 21V10L12 3l8.5 7v11ZM10 21v-3.4h4V21"/><path d="m12 7.4 3 5.2H9ZM12 14.4l-3-5.2h6Z" stroke-width="1.25"/>',
  shop: '<path d="M4 9.5 5.5 4h13L20 9.5a2.67 2.67 0 0 1-5.33 0 2.67 2.67 0 0 1-5.34 0A2.67 2.67 0 0 1 4 9.5ZM5.5 12.3v8.2h13v-8.2M10 20.5V16h4v4.5"/>',
  flag: '<path d="M5 21.5V3M5 4.3c4-2 8 2 14 0-.8 2.6-.8 5 0 8-6 2-10-2-14 0"/>',
  key: '<circle cx="7.8" cy="16.2" r="4.3"/><path d="m11 13 9-9M17 7l3 3M13.8 10.2l2 2"/>',
  bus: '<rect x="4" y="4" width="16" height="13.5" rx="2.5"/><path d="M4 11.5h16M12 4v7.5M7 17.5v2.7M17 17.5v2.7M7.6 14.5h.01M16.4 14.5h.01"/>',
  accessible:
    '<circle cx="10.5" cy="4" r="1.6"/><path d="M10.5 7.8v5.9h5.2l2.6 5.3h2M10.5 10.4h4.5M7.4 11.6a5 5 0 1 0 7 6.2"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2.2M12 19.3v2.2M2.5 12h2.2M19.3 12h2.2M5.3 5.3l1.5 1.5M17.2 17.2l1.5 1.5M5.3 18.7l1.5-1.5M17.2 6.8l1.5-1.5"/>',
  moon: '<path d="M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2Z"/>',
  language:
    '<path d="M3.5 5.8h9M8 3.6v2.2M10.8 5.8c-.8 3.9-3.2 6.8-6.8 8.4M5.4 8.8c1.1 2.4 3 4.2 5.6 5.3M12.5 20.5l4-9.5 4 9.5M13.9 17.3h5.2"/>',
  external:
    '<path d="M14 4h6v6M20 4l-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10"/>',
  filter: '<path d="M3.5 5h17l-6.6 7.6v6.4l-3.8-2v-4.4Z"/>',
  map: '<path d="M9 4 3.5 6.5V20L9 17.5l6 2.5 5.5-2.5V4L15 6.5ZM9 4v13.5M15 6.5V20"/>',
  list: '<path d="M9 6h11.5M9 12h11.5M9 18h11.5M4 6h.01M4 12h.01M4 18h.01"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5a7.5 7.5 0 0 1 15 0"/>',
  up: '<path d="M12 20V4m-6.5 6.5L12 4l6.5 6.5"/>',
  plus: '<path d="M12 4.5v15M4.5 12h15"/>',
  minus: '<path d="M4.5 12h15"/>',
  camera:
    '<path d="M4.5 7.5h3L9.3 5h5.4l1.8 2.5h3A1.5 1.5 0 0 1 21 9v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5V9a1.5 1.5 0 0 1 1.5-1.5Z"/><circle cx="12" cy="13.3" r="3.6"/>',
  play: '<path d="M7.5 4.5v15L20 12Z"/>',
  image:
    '<rect x="3.5" y="4.5" width="17" height="15" rx="2"/><circle cx="8.5" cy="9.3" r="1.6"/><path d="m3.8 17 5-4.4 3.4 2.9 3.6-3.7 4.6 4.3"/>',
  leaf: '<path d="M6.4 17.9C3.4 10.4 9 4.5 20 4.5c0 11-5.6 16.5-13.6 13.4ZM3.8 20.8c2.2-5 5.6-8.2 9.7-9.9"/>',
  shield:
    '<path d="M12 2.8 19.5 6v5.5c0 4.7-3 8-7.5 9.8-4.5-1.8-7.5-5.1-7.5-9.8V6ZM8.6 12l2.4 2.4 4.5-4.8"/>',
}
