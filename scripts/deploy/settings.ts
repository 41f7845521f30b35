import { resolve } from 'node:path'
import { ConfigError, type Env } from '#api/settings/config-error.ts'
import { folderTarget } from './folder.ts'
import { PURGE_STYLES, type PurgeHook, type PurgeStyle } from './purge.ts'
import { rsyncTarget } from './rsync.ts'
import { s3Target, type S3Encoding } from './s3.ts'
import type { Target } from './target.ts'
import { SHAPES } from '../cli/usage.ts'

const ENCODINGS: readonly S3Encoding[] = ['identity', 'gzip', 'br']

/** The target of an address, with its settings. Throws ConfigError. */
export function targetOf(to: string, env: Env, { cdnSeconds }: { cdnSeconds?: number }): Target {
  const [, way, rest = ''] = /^(folder:|s3:\/\/|rsync:)(.+)$/.exec(to) ?? []
  switch (way) {
    case 'folder:':
      return folderTarget(resolve(rest))
    case 'rsync:':
      // `rsync://host/module` is rsync's own notation.
      return rsyncTarget({
        to: rest.startsWith('//') ? to : rest,
        ssh: env['DEPLOY_SSH'] || 'ssh -o BatchMode=yes -o ConnectTimeout=15',
      })
    case 's3://':
      return bucketOf(rest, env, cdnSeconds)
    default:
      throw new ConfigError(`The deploy target (--to or DEPLOY_TO) must look like ${SHAPES}, not "${to}"`)
  }
}

function bucketOf(rest: string, env: Env, cdnSeconds: number | undefined): Target {
  const [bucket = '', ...path] = rest.split('/')
  const endpoint = env['S3_ENDPOINT'] ?? ''
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new ConfigError(
      `S3_ENDPOINT must be the address of the storage, like https://s3.eu-central-1.amazonaws.com, not "${endpoint}"`,
    )
  const encoding = (env['S3_ENCODING'] || 'identity') as S3Encoding
  if (!ENCODINGS.includes(encoding))
    throw new ConfigError(`S3_ENCODING must be ${ENCODINGS.join(', ')}, not "${encoding}"`)
  const prefix = path.filter(Boolean).join('/')
  return s3Target({
    endpoint,
    region: env['S3_REGION'] || 'us-east-1',
    accessKey: needed(env, 'S3_ACCESS_KEY'),
    secretKey: needed(env, 'S3_SECRET_KEY'),
    bucket,
    prefix: prefix && `${prefix}/`,
    encoding,
    cdnSeconds,
  })
}

function needed(env: Env, name: string): string {
  const value = env[name]
  if (!value) throw new ConfigError(`${name} is needed to deploy to s3://`)
  return value
}

/** The CDN to purge; undefined if none. Throws ConfigError. */
export function hookOf(env: Env): PurgeHook | undefined {
  const text = env['CDN_PURGE_URL']
  if (!text) return undefined
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new ConfigError(`CDN_PURGE_URL must be an address, not "${text}"`)
  const style = (env['CDN_PURGE_STYLE'] || 'cloudflare') as PurgeStyle
  if (!PURGE_STYLES.includes(style))
    throw new ConfigError(`CDN_PURGE_STYLE must be ${PURGE_STYLES.join(', ')}, not "${style}"`)
  const token = env['CDN_PURGE_TOKEN']
  return { url: text.replace(/\/+$/, ''), style, ...(token && { token }) }
}
