import { channel } from 'node:diagnostics_channel'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { expect } from 'vitest'
import { buildApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { SERIALIZERS } from '#api/settings/log.ts'
import { watchRelease } from '#api/release/watch.ts'
import { HEADERS } from '#core/domain/security-headers.ts'
import { sealedFactor } from '#api/accounts/second-factors.repository.ts'
import { tokensOf } from '#api/accounts/access.ts'
import { insertSession } from '#api/accounts/sessions.repository.ts'
import { ERROR_STATUS, isErrorCode } from '#core/terms/errors.ts'
import { TOKEN_HEADER, tokenName } from '#core/contract/session.ts'
import { NOW } from '../../data/test/helpers.ts'
import { makeRelease, memoryStore, switchTo } from './helpers.ts'
import { startWeatherServer } from './weather/server.ts'

type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
  minimum?: number
  minLength?: number
}

/** Values that fields of these names take; a pattern alone does not say what it is for. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  token: 'x'.repeat(43),
  session: 'x'.repeat(43),
  code: '123456',
  shareKey: 'x'.repeat(22),
  email: 'somebody@example.org',
  mail: 'somebody@example.org',
  your_mail: 'somebody@example.org',
  friend_mail: 'else@example.org',
  mailusername: 'somebody@example.org',
  mailpassword: 'a long password',
  password: 'a long password',
  newPassword: 'another long password',
  userID: '123',
  id_token: 'a.b.c',
  accessToken: 'abc',
  relink: '/Shabbat_Times.html',
  backLink: '/Shabbat_Times.html',
  link: '/Kosher_Tours-FT1-Vacation_1.html',
  clientMail: 'host@example.org',
  ftrId: 1,
  emailConf: 'somebody@example.org',
  phone: '0501234567',
  prephone: '972',
  dates: '2026-11-20/2026-11-30',
  query: 'stop=281184,2027-04-22,7',
  month: '2027-04',
  max_price: { amount: 1000, currency: 'EUR' },
  until: '2099-12-31',
  key: 'u-01234567-89ab-4cde-8f01-23456789abcd',
  photo: 'u-01234567-89ab-4cde-8f01-23456789abcd',
  guests: { all: 1, adults: 1, children: 0, babies: 0 },
  language: 'en',
  textKey: 'mail:mails.verify.subject',
  text: 'jeru',
  lat: 31.77,
  lng: 35.2,
  position: [35, 31],
  // The fields of an edit have tests of their own.
  values: { title: 'A title' },
  south: 31,
  west: 34,
  north: 32,
  east: 36,
  uid: 1,
  food: 5,
  service: 4,
  value: 3,
  reviewPriceRange: 'low',
  questionCategory: 1,
  tlid: 281184,
  locId: 281184,
  loc: 281184,
  date: '2026-11-27',
  from: '2026-11-20',
  since: '2026-11-01',
  to: '2026-11-30',
}

/** A value that a schema takes. */
export function sampleOf(schema: Schema, name = ''): unknown {
  if (name in SAMPLES) return SAMPLES[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0]!, name)
  if (schema.type === 'array') return [sampleOf(schema.items ?? {})]
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'object' || schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sampleOf(value, key)]),
    )
  }
  return 'word'.repeat(Math.ceil((schema.minLength ?? 4) / 4))
}

/** A route with its schema, and a valid call. */
export interface Target {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  url: string
  access: string
  isOpenRead: boolean
  params: Record<string, unknown>
  query: Record<string, unknown>
  /** The query without what may be left out. */
  required: string
  body: Record<string, unknown> | undefined
}

function requiredOf({ properties = {}, required = [] }: Schema = {}): string {
  return new URLSearchParams(required.map((name) => [name, String(sampleOf(properties[name] ?? {}, name))])).toString()
}

function targetOf({ method, url, schema, config = {} }: RouteOptions): Target {
  const sample = (part: unknown) => (part ? (sampleOf(part as Schema) as Record<string, unknown>) : undefined)
  const { body, params, querystring } = schema ?? {}
  return {
    name: `${method} ${url}`,
    method: method as Target['method'],
    url,
    access: config.access ?? 'open',
    isOpenRead: config.isOpenRead ?? false,
    params: sample(params) ?? {},
    query: sample(querystring) ?? {},
    required: requiredOf(querystring as Schema | undefined),
    body: sample(body),
  }
}

/** Changes to the valid call. */
export interface Attack {
  params?: Record<string, string>
  query?: string
  payload?: string | Buffer
  headers?: Record<string, string>
}

/** The whole server, its log, and the routes that it registered. */
export async function attackedApp(env: Record<string, string> = {}) {
  const varDir = mkdtempSync(join(tmpdir(), 'attacks-'))
  await makeRelease(varDir, 1)
  switchTo(varDir, 1)
  const store = await memoryStore()
  const watch = watchRelease(varDir, () => {})
  const clock = { now: NOW }
  const log: string[] = []
  const routes: RouteOptions[] = []
  const began = channel('fastify.initialization')
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  began.subscribe(listen)
  const weather = await startWeatherServer({ now: () => NOW })
  const config = readConfig({
    VAR_DIR: varDir,
    WEATHER_URL: weather.url,
    ...env,
  })
  const now = () => new Date(clock.now)
  const app = buildApp(
    { release: () => watch.current(), now, store, config },
    {
      logger: {
        level: 'trace',
        serializers: SERIALIZERS,
        stream: { write: (line: string) => void log.push(line) },
      },
    },
  )
  began.unsubscribe(listen)
  await app.ready()
  const close = async () => {
    await app.close()
    watch.close()
    await weather.close()
    await store.destroy()
    rmSync(varDir, { recursive: true, force: true })
  }
  const targets = routes.filter(({ method, url }) => method !== 'HEAD' && isOurs(url)).map(targetOf)
  return { app, store, clock, log, targets, config, close }
}

const isOurs = (url: string) =>
  url.startsWith('/health') || (url.startsWith('/rest/tjt/') && !url.startsWith('/rest/tjt/docs'))

export type Attacked = Awaited<ReturnType<typeof attackedApp>>

/** The headers of a page on which somebody (1) or nobody (0) is logged in. */
export async function pageOf({ store, clock, targets }: Pick<Attacked, 'store' | 'clock' | 'targets'>, uid = 1) {
  if (uid > 0) {
    await store
      .insertInto('users')
      .values({
        id: uid, name: 'Somebody', email: `user${uid}@example.org`,
        email_key: `user${uid}@example.org`, verified: 1, password: null,
        google: null, facebook: null, role: 'admin', language: 'en', at: clock.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute() // prettier-ignore
    const secret = { secret: sealedFactor(store, uid, 'A'.repeat(32)), step: 0, at: clock.now }
    await store
      .insertInto('second_factors')
      .values({ uid, ...secret })
      .onConflict((c) => c.doNothing())
      .execute()
  }
  const { cookie, session } = await insertSession(store, { uid }, clock.now)
  const names = targets.map(({ method, url }) => tokenName(method, url))
  const tokens = tokensOf(session, new Set(names))
  return { cookie: `session=${cookie}`, tokens }
}

/** The address of a call, valid by default. */
export function fillIn({ url, params }: Target, others: Record<string, string> = {}): string {
  return url.replace(/:(\w+)/g, (_, key: string) => others[key] ?? encodeURIComponent(String(params[key])))
}

const urlWith = (path: string, query: string) => (query ? `${path}?${query}` : path)

let callers = 0

/** One call, by somebody who is logged in and calls from a place of its own. */
export async function attack(
  attacked: Attacked,
  target: Target,
  { params = {}, query, payload, headers = {} }: Attack,
) {
  const { app, clock } = attacked
  // Limits have tests of their own.
  clock.now += 3_600_001
  const page = await pageOf(attacked)
  const path = fillIn(target, params)
  const body = payload ?? (target.body ? JSON.stringify(target.body) : undefined)
  return app.inject({
    method: target.method,
    url: urlWith(path, query ?? target.required),
    remoteAddress: `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers++ & 255}`,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      cookie: page.cookie,
      [TOKEN_HEADER]: page.tokens[tokenName(target.method, target.url)] ?? '',
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  })
}

/** What responses never reveal: internals and errors. */
export const LEAKS = new RegExp(
  String.raw`node_modules|\.ts:\d|\bat \w+.*:\d+:\d+|sqlite|postgres|select |insert into|violates|` +
    'TypeError|RangeError|FST_ERR|ECONN|stack',
  'i',
)

type Reply = Awaited<ReturnType<typeof attack>>

/** Invariants of every response. */
export function expectClear(target: Target, answer: Reply, what: string): void {
  const context = `${target.name} ${what.slice(0, 200)}: ${answer.statusCode} ${answer.body.slice(0, 300)}`
  expect(answer.statusCode, context).toBeLessThan(500)
  for (const name of Object.keys(HEADERS)) expect(answer.headers, context).toHaveProperty(name)
  if (!target.isOpenRead) {
    expect(answer.headers, context).not.toHaveProperty('access-control-allow-origin')
    const isOwnRead = target.access === 'own' && target.method === 'GET' && answer.statusCode < 400
    // Nobody's, for uid 0, is everybody's.
    expect(['no-store', ...(isOwnRead ? ['no-cache'] : [])], context).toContain(answer.headers['cache-control'])
  }
  if (answer.statusCode < 400) return
  const refusal = answer.json() as { code: string; error: string }
  expect(Object.keys(refusal).sort(), context).toEqual(['code', 'error'])
  expect(isErrorCode(refusal.code), context).toBe(true)
  expect(refusal.error, context).toMatch(/./)
  expect(answer.statusCode, context).toBe(ERROR_STATUS[refusal.code as keyof typeof ERROR_STATUS])
  expect(answer.headers['cache-control'], context).toBe('no-store')
  expect(answer.body, context).not.toMatch(LEAKS)
}
