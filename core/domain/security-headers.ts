export const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // What a visitor looks at here may reveal their religion: tell other sites nothing.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Only pages need more.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Browsers must not request anything over plain http. */
export const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000' }

/** Third-party origins that pages may connect to, show images from, run scripts and frames from, or only frames. */
export interface ThirdPartyOrigins {
  asked?: readonly string[]
  images?: readonly string[]
  embedded?: readonly string[]
  framed?: readonly string[]
}

/** The Content-Security-Policy of pages whose inline scripts have these hashes (`sha256-…`). */
export function pagePolicy(
  scriptHashes: readonly string[],
  { asked = [], images = [], embedded = [], framed = [] }: ThirdPartyOrigins = {},
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
