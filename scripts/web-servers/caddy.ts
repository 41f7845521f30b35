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

/** A Caddyfile for Caddy 2.6 and newer, with automatic certificates and without access logs. */
export function caddyfile(site: ServedSite): string {
  return `# Printed by \`${PRINTED_BY} -- --caddy\`; options for other names: --origin, --var, --api, --policy-file.
# The policy of the pages is a separate file, because it changes with the code:
#   npm run --silent rewrites -- --policy caddy > ${site.policyFile} && systemctl reload caddy

(kosher_headers) {
${staticHeaders(site)
  .map((line) => `\t${line}`)
  .join('\n')}
}

${site.origin} {
	root * ${site.varDir}/current/pages
	request_body {
		max_size ${LARGEST_BODY_MB}MB
	}

	# A former site may have named its pages by queries of the home page: the server knows where they lead.
	@folder {
		path */
		expression \`{query} == ""\`
		not path /rest/*
		file {path}index.html
	}
	# Not the editors' page: the server knows who they are.
	@file {
		not path */ /rest/* ${PRIVATE}
		file {path}
	}
${PACKED_MATCHER}	handle @folder {
${FILE}
	}
	handle @file {
${FILE}
	}
${PACKED}	# Also redirects, rewrites to prebuilt pages, and not found.
	handle {
		reverse_proxy ${site.api} {
			lb_try_duration 2s
			header_up X-Forwarded-For {remote_host}
		}
	}

${away()}}
`
}

function away(): string {
  return `	# While the API is away: pages that cannot be enumerated are prebuilt all the same.
	handle_errors {
		route {
			header X-Robots-Tag noindex
${[...redirects(), ...homes(), ...rewrites()].join('\n')}
			@prebuilt path ${[...new Set(REWRITES.map(({ to }) => to))].join(' ')} */index.html
			handle @prebuilt {
				route {
					import kosher_headers
					encode gzip
					file_server {
						precompressed br gzip
						status 200
					}
				}
			}
			header Retry-After 5
			respond {err.status_code}
		}
	}
`
}

/** The policy of the pages, for the file that the configuration imports. */
export function caddyPolicy(policy: string): string {
  return `header @document Content-Security-Policy "${policy}"\n`
}

const PRIVATE = PRIVATE_PAGES.flatMap((path) => [path, `${path}.br`, `${path}.gz`]).join(' ')

/** Pages that stand compressed only. */
const PACKED_MATCHER = `	# Pages that stand compressed only, for who accepts Brotli; the server has them for others.
	@brotli {
		not path /rest/* ${PRIVATE}
		path *.html */
		not {
			path */
			expression \`{query} != ""\`
		}
		header_regexp Accept-Encoding (?i)\\bbr\\b(\\s*;\\s*q=(0[.]\\d*[1-9]|1)\\S*)?\\s*(,|$)
		file {
			try_files {path}.br {path}index.html.br
		}
	}
`

const PACKED = `	handle @brotli {
		route {
			import kosher_headers
			header Content-Encoding br
			header Content-Type "text/html; charset=utf-8"
			header Vary Accept-Encoding
			rewrite {file_match.relative}
			file_server
		}
	}
`

const FILE = `\t\troute {
			import kosher_headers
			encode gzip
			file_server {
				precompressed br gzip
			}
		}`

/** In a route, directives apply in order. */
function staticHeaders(site: ServedSite): string[] {
  const headers = { ...headersOf(site), 'content-security-policy': NO_PAGE }
  const folders = LASTING_FOLDERS.map((folder) => `/${folder}/*`).join(' ')
  return [
    ...Object.entries(headers).map(([name, value]) => `header ${name} "${value}"`),
    `header Cache-Control "${AN_HOUR}"`,
    `@lasting path ${folders}`,
    `header @lasting Cache-Control "${FOREVER}"`,
    `@document path_regexp ([.](${DOCUMENT_ENDINGS.join('|')})|/)$`,
    `header @document Cache-Control "${REVALIDATE}"`,
    `@data path /${DATA_FOLDER}/*`,
    `header @data Cache-Control "${REVALIDATE}"`,
    `@packed path /${DATA_FOLDER}/*.gz`,
    'header @packed Content-Type application/gzip',
    '@atom path *.atom',
    'header @atom Content-Type "application/atom+xml; charset=utf-8"',
    '@feed path *.feed.json',
    'header @feed Content-Type "application/feed+json; charset=utf-8"',
    'header -Server',
    `import ${site.policyFile}`,
  ]
}

/** Percent-encoded, because Caddy parses the address again after a rewrite. */
function redirects(): string[] {
  return REDIRECTS.map(({ pattern, to }, at) => {
    const path = to.replace(/\$([12])/g, `{re.moved${at}.$1}`)
    return `\t\t\t@moved${at} path_regexp moved${at} ${pattern}
\t\t\troute @moved${at} {
\t\t\t\trewrite * ${path}
\t\t\t\tredir * {uri} 301
\t\t\t}`
  })
}

const homes = (): string[] => [`\t\t\t@home path_regexp home ${HOMES}`, '\t\t\trewrite @home {re.home.1}index.html']

function rewrites(): string[] {
  return REWRITES.map(({ pattern, to }, at) =>
    [`\t\t\t@prebuilt${at} path_regexp ${pattern}`, `\t\t\trewrite @prebuilt${at} ${to}`].join('\n'),
  )
}
