import {
  AN_HOUR,
  DATA_FOLDER,
  DOCUMENT_ENDINGS,
  FOREVER,
  LASTING_FOLDERS,
  REVALIDATE,
} from '#core/domain/served-files.ts'
import { REDIRECTS, REWRITES } from '#core/domain/rewrites.ts'
import { headersOf, HOMES, LARGEST_BODY_MB, NO_PAGE, PRINTED_BY, PRIVATE_PAGES, type ServedSite } from './served.ts'

/** A file for `sites-enabled` of nginx 1.22 and newer. */
export function nginxConf(site: ServedSite): string {
  return `# Printed by \`${PRINTED_BY} -- --nginx\`; options for other names: --origin, --var, --api, --policy-file.
# The policy of the pages is a separate file, because it changes with the code:
#   npm run --silent rewrites -- --policy nginx > ${site.policyFile} && systemctl reload nginx

upstream kosher_travel {
  server ${site.api};
  keepalive 16;
}

include ${site.policyFile};

${maps()}
${redirecting(site)}server {
${indented(listening(site))}
  root ${site.varDir}/current/pages;
  server_tokens off;
  charset utf-8;
  charset_types ${TEXTS.join(' ')}; # and text/html, always
  client_max_body_size ${LARGEST_BODY_MB}m;
  # Searches may reveal religion, so requests are not logged.
  access_log off;
  error_log /var/log/nginx/error.log crit;

  # With PAGE_FILES=both, pages are stored plain and with Brotli, for libnginx-mod-http-brotli-static:
  # brotli_static on; and other clients get gzip, compressed per request. Scripts and styles are stored in both.
  gzip on;
  gzip_comp_level 5;
  gzip_types ${TEXTS.join(' ')};
  gzip_static on;
  gzip_vary on;

${locations(site)}}
`
}

/** Besides HTML. */
const TEXTS = ['text/plain', 'text/xml', 'application/atom+xml', 'application/feed+json']

function locations(site: ServedSite): string {
  return `  location / {
${indented(headerLines(site), 4)}
    try_files $uri \${kosher_home}index.html @packed;
  }

  # Pages that stand compressed only, for clients that accept Brotli; the server has them for others.
  location @packed {
${indented(headerLines(site, PACKED_PAGE), 4)}
    types { }
    default_type "text/html; charset=utf-8";
    gzip off;
    try_files $uri$kosher_packed \${kosher_home}index.html$kosher_packed @api;
  }

  # Types that nginx does not know.
  location ~ "[.]feed[.]json$" {
${indented(headerLines(site), 4)}
    types { application/feed+json json; }
    try_files $uri @api;
  }

  location /${DATA_FOLDER}/ {
${indented(headerLines(site), 4)}
    default_type application/gzip;
    try_files $uri @api;
  }

  location /rest/ {
    try_files /none @api;
  }

  # The editors' page: the server knows who they are.
  location ~ "^(${PRIVATE_PAGES.map((path) => path.replaceAll('.', '[.]')).join('|')})([.](br|gz))?$" {
    try_files /none @api;
  }

  # Also redirects, rewrites to prebuilt pages, and not found.
  location @api {
    proxy_pass http://kosher_travel;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_read_timeout 120s;
    error_page 502 504 = @away;
  }

  # While the API is away: pages that cannot be enumerated are prebuilt all the same.
  location @away {
${indented(headerLines(site), 4)}
    add_header X-Robots-Tag noindex always;
    add_header Retry-After $kosher_retry always;
${indented(rewriteLines(), 4)}
    return 503;
  }
`
}

/** The policy of the pages, for the file that the configuration includes. */
export function nginxPolicy(policy: string): string {
  return `map "" $kosher_policy {\n  default "${policy}";\n}\n`
}

function maps(): string {
  const document = `"~[.](${DOCUMENT_ENDINGS.join('|')})$"`
  return `map $uri $kosher_lasts {
  default "${AN_HOUR}";
  ${document} "${REVALIDATE}";
  "~^/${DATA_FOLDER}/" "${REVALIDATE}";
  "~^/(${LASTING_FOLDERS.join('|')})/" "${FOREVER}";
}

map $uri $kosher_asks {
  default "${NO_PAGE}";
  ${document} $kosher_policy;
}

map "$http_accept_encoding $uri" $kosher_packed {
  default "";
  "~*\\bbr\\b(?!\\s*;\\s*q=0).* [^ ]*([.]html|/)$" ".br";
}

# A former site may have named its pages by queries of the home page: the server knows where they lead.
map $args $kosher_home {
  default "/none/";
  "" $uri;
}

map $status $kosher_retry {
  default "";
  503 5;
}
`
}

function listening({ origin }: ServedSite): string[] {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol === 'http:') {
    return [`listen ${hostname}:${port || 80};`, `server_name ${hostname};`]
  }
  const certificate = `/etc/letsencrypt/live/${hostname}`
  return [
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
    `server_name ${hostname};`,
    `ssl_certificate ${certificate}/fullchain.pem;`,
    `ssl_certificate_key ${certificate}/privkey.pem;`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:kosher_tls:10m;',
  ]
}

/** Plain http leads to https, except where certbot proves that the name is ours. */
function redirecting({ origin }: ServedSite): string {
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'http:') return ''
  return `server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  server_tokens off;
  access_log off;

  location /.well-known/acme-challenge/ {
    root /var/www/html;
  }

  location / {
    return 301 ${origin}$request_uri;
  }
}

`
}

/** Named by its own headers: `$uri` ends with the form of the file. */
const PACKED_PAGE = {
  'content-security-policy': '$kosher_policy',
  'cache-control': REVALIDATE,
  'content-encoding': 'br',
  vary: 'Accept-Encoding',
}

const BY_PATH = { 'content-security-policy': '$kosher_asks', 'cache-control': '$kosher_lasts' }

function headerLines(site: ServedSite, own: Readonly<Record<string, string>> = BY_PATH): string[] {
  const headers = { ...headersOf(site), ...own }
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
}

function rewriteLines(): string[] {
  return [
    ...REDIRECTS.map(({ pattern, to }) => `rewrite "${pattern}" ${encodeURI(to)} permanent;`),
    `rewrite "${HOMES}" $1index.html break;`,
    ...REWRITES.map(({ pattern, to }) => `rewrite "${pattern}" ${to} break;`),
  ]
}

const indented = (lines: readonly string[], by = 2): string => lines.map((line) => ' '.repeat(by) + line).join('\n')
