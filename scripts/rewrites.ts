import { REWRITES } from '#core/domain/rewrites.ts'

// `npm run rewrites`: prints the paths that a prebuilt page answers where no file exists, for the
// settings of other web servers. Answer them with status 200 and `X-Robots-Tag: noindex`.
process.stdout.write(`${JSON.stringify(REWRITES, null, 2)}\n`)
