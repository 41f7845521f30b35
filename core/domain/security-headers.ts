export const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // What a visitor looks at here reveals religion: other sites are told nothing.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Whatever is not a page needs nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Browsers of a site with a certificate ask for nothing without it. */
export const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000' }

/** Other origins that pages may ask, whose images they may show, and whose scripts and frames they may hold, and whose frames alone. */
export interface OutsideOrigins {
  asked?: readonly string[]
  images?: readonly string[]
  embedded?: readonly string[]
  framed?: readonly string[]
}

/** The Content-Security-Policy of pages whose inline scripts have these hashes (`sha256-…`). */
export function pagePolicy(
  scriptHashes: readonly string[],
  { asked = [], images = [], embedded = [], framed = [] }: OutsideOrigins = {},
): string {
  const frames = [...embedded, ...framed]
  const scripts = scriptHashes.map((hash) => `'${hash}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...embedded].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    // The captcha's proof of work.
    "worker-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...images].join(' '),
    ["connect-src 'self'", ...asked].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
