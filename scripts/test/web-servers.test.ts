import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get as ask, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { connect as connectTls, type SecureVersion } from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { startServer } from '#api/server.ts'
import { noteRedirects } from '#api/site/former-site.ts'
import { pathOf } from '#core/domain/routes.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { JERUSALEM } from '../../data/test/content.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { makeRelease, memoryStore, pageAt, switchTo } from '../../api/test/helpers.ts'
import { insertRedirects } from '#data/store/redirects.repository.ts'
import { FORMER_LISTS } from '../web-servers/former.ts'
import { caddyfile } from '../web-servers/caddy.ts'
import { compressRelease } from '../engine/compress.ts'
import type { PageFiles } from '../engine/page-files.ts'
import { nginxConf, nginxPolicy } from '../web-servers/nginx.ts'
import type { ServedSite } from '../web-servers/served.ts'
import { ROOT } from '../cli/tools.ts'
import { freePort } from '../lab/free-port.ts'

const rewrites = (...args: string[]) =>
  execFileSync(process.execPath, [...process.execArgv, join(ROOT, 'scripts/rewrites.ts'), ...args], {
    encoding: 'utf8',
  })

test.each([
  ['nginx.conf', '--nginx'],
  ['Caddyfile', '--caddy'],
])('deploy/%s is what the command prints', (file, option) => {
  expect(rewrites(option)).toBe(readFileSync(join(ROOT, 'deploy', file), 'utf8'))
})

test('nothing but the file is printed, and no type is named that nginx has by itself', () => {
  for (const [file, policies] of [['nginx.conf', 1], ['Caddyfile', 1]] as const) {
    const text = readFileSync(join(ROOT, 'deploy', file), 'utf8')
    expect(text.match(/npm run --silent rewrites -- --policy/g)).toHaveLength(policies)
    expect(text).not.toMatch(/npm run rewrites/)
    expect(text).not.toMatch(/(charset|gzip)_types [^;]*text\/html/)
  }
}) // prettier-ignore

test('where old addresses lead is printed for servers without an API', () => {
  const former = [{ from: '/places/%D7%9E', to: '/Page.html' }, { from: '/?p=7', to: '/he/' }]
  expect(JSON.parse(FORMER_LISTS.json(former))[1]).toEqual({ from: '/?p=7', to: '/he/', status: 301 })
  expect(FORMER_LISTS.list(former)).toBe(
    '/places/%D7%9E /Page.html 301\n/places/%D7%9E/ /Page.html 301\n/?p=7 /he/ 301\n',
  )
  expect(FORMER_LISTS.nginx(former)).toContain('  "/places/%D7%9E/" "/Page.html";\n  "/?p=7" "/he/";\n}')
}) // prettier-ignore

/** The path of a program; undefined where it is not installed. */
function programOf(name: string): string | undefined {
  const found = spawnSync('/bin/sh', ['-c', `command -v ${name}`], {
    encoding: 'utf8',
    env: { PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` },
  })
  return found.stdout.trim() || undefined
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    ask(url, { headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
      )
    }).once('error', reject)
  })
}

/** Checks a configuration by the server's own command, and runs it in the foreground. */
interface Program {
  name: 'nginx' | 'caddy'
  configure(site: ServedSite, folder: string): string
  check(file: string): string[]
  run(file: string): string[]
}

const GZIPPED = { 'accept-encoding': 'gzip' }

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const PROGRAMS: readonly Program[] = [
  {
    name: 'nginx',
    configure: (site, folder) => `
daemon off; pid ${folder}/nginx.pid; error_log stderr crit; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 64; }
http {
  types { text/html html; text/xml xml; text/plain txt; text/javascript js; application/json json; }
  default_type application/octet-stream;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${nginxConf(site).replace('error_log /var/log/nginx/error.log crit;', '')}
}`,
    check: (file) => ['-t', '-q', '-c', file],
    run: (file) => ['-c', file],
  },
  {
    name: 'caddy',
    configure: (site, folder) => `{
	admin off
	auto_https off
	storage file_system ${folder}/storage
}
${caddyfile(site)}`,
    check: (file) => ['validate', '--adapter', 'caddyfile', '--config', file],
    run: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
]

describe.each(PROGRAMS)('$name', (program) => {
  const path = programOf(program.name)
  const titleOf = (title: string) => (path ? title : `${title} (${program.name} is not installed)`)

  /** A web server in front of an API with a small release. */
  async function served(files: PageFiles = 'both') {
    const varDir = temporaryFolder()
    await compressRelease(await makeRelease(varDir, 1), { files })
    switchTo(varDir, 1)
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const config = readConfig({
      PORT: '0', VAR_DIR: varDir, WEATHER: 'off', SITE_ORIGIN: origin, TRUST_PROXY: '127.0.0.1',
    })
    const store = await memoryStore()
    const api = await startServer(config, store)
    onTestFinished(async () => {
      await api.close()
      await store.destroy()
    })
    const policyFile = join(varDir, 'policy')
    const printed = execFileSync(
      process.execPath,
      [...process.execArgv, join(ROOT, 'scripts/rewrites.ts'), '--policy', program.name],
      { env: { ...process.env, VAR_DIR: varDir } },
    )
    writeFileSync(policyFile, printed)
    const file = join(varDir, 'configuration')
    const site = { origin, varDir, policyFile, api: new URL(api.url).host }
    writeFileSync(file, program.configure(site, varDir))
    const env = { PATH: '/usr/bin:/bin', HOME: varDir }
    const checked = spawnSync(path!, program.check(file), { encoding: 'utf8', env })
    expect(checked.status, checked.stderr).toBe(0)
    const child = spawn(path!, program.run(file), { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', (data) => (output += data))
    onTestFinished(async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
    })
    await expect
      .poll(() => get(`${origin}/robots.txt`).then(({ status }) => status, () => output))
      .toBe(200)
    return { origin, api, store, said: () => output }
  } // prettier-ignore

  const home = pathOf('he', { kind: 'home' })
  const shell = pathOf('he', { kind: 'placeShell' })
  /** A place that has no page: a prebuilt one stands for it. */
  const rewritten = encodeURI('/he/מדריך_יהודי-TJ4250542-Springfield-מדריך_יהודי.html')

  test.runIf(path)(titleOf('answers as the server itself does'), async () => {
    const { origin, api } = await served()
    const paths = [
      '/',
      home,
      encodeURI(shell),
      '/robots.txt',
      '/_astro/app.abc.js',
      '/favicon.ico',
      '/data/index.json',
      '/data/listings-cc0-1.0.csv.gz',
      '/data/nothing.gz',
      rewritten,
      '/nothing.html',
      '/he/nothing.html',
      '/_astro/gone.js',
      '/rest/tjt/pricerange',
      '/rest/tjt/nothing',
      '/health',
      '/he',
      ...DESKS,
      `/Jewish_Guide-TJ${JERUSALEM}-Old_Name-Jewish_Guide.html`,
      // A listing of another type by now.
      '/Shops_and_Community-DI100-Great_Synagogue.html',
      '/%2e%2e/release.json',
    ]
    for (const address of paths) {
      const [own, others] = await Promise.all([get(api.url + address), get(origin + address)])
      expect([address, others.status]).toEqual([address, own.status])
      expect(others.bytes.equals(own.bytes), address).toBe(true)
      for (const name of SAME) {
        expect([address, name, others.headers[name]]).toEqual([address, name, own.headers[name]])
      }
    }
    const [there, notThere, moved] = await Promise.all(
      [rewritten, '/he/nothing.html', '/he'].map((address) => get(origin + address)),
    )
    expect([there?.status, there?.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(there?.bytes.toString()).toBe(pageAt(shell))
    expect(notThere?.status).toBe(404)
    expect([moved?.status, moved?.headers.location]).toEqual([301, '/he/'])
  })

  test.runIf(path)(titleOf('leads old addresses to their pages, also queries of a home page'), async () => {
    const { origin, store } = await served()
    const redirects = ['/?p=7', '/places/cafe', '/places/מסעדה'].map((address) => ({ address, target: { path: home } }))
    await store.transaction().execute((trx) => insertRedirects(trx, redirects, 0))
    noteRedirects(store)
    for (const old of ['/?p=7&utm_source=x', '/places/cafe/', encodeURI('/places/מסעדה/')]) {
      const { status, headers } = await get(origin + old)
      expect([old, status, headers.location]).toEqual([old, 301, home])
    }
    const other = await get(`${origin}/?utm_source=x`)
    expect([other.status, other.bytes.toString()]).toEqual([200, pageAt('/')])
  })

  test.runIf(path)(titleOf('sends stored compressed files'), async () => {
    const { origin } = await served()
    const gzip = await get(`${origin}/`, { 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gzip.headers['vary']?.toLowerCase()).toBe('accept-encoding')
    expect(gunzipSync(gzip.bytes).toString()).toBe(pageAt('/'))
    if (program.name === 'nginx') return
    const br = await get(`${origin}/`, { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.bytes).toString()).toBe(pageAt('/'))
  })

  test.runIf(path)(titleOf('sends pages that stand compressed only, as the server itself does'), async () => {
    const { origin, api } = await served('compressed')
    const paths = ['/', home, rewritten, '/nothing.html', ...DESKS]
    for (const accepted of ['gzip, deflate, br', 'br;q=0.5', 'gzip', 'br;q=0', '']) {
      for (const address of paths) {
        const headers = { 'accept-encoding': accepted }
        const [own, others] = await Promise.all([get(api.url + address, headers), get(origin + address, headers)])
        for (const name of [...SAME, 'content-encoding', 'content-type']) {
          expect([address, accepted, name, others.headers[name]]).toEqual([address, accepted, name, own.headers[name]])
        }
        // nginx adds its own to the server's.
        expect(others.headers['vary']?.toLowerCase()).toMatch(/^accept-encoding(, accept-encoding)?$/)
        expect(others.status).toBe(own.status)
        expect(others.bytes.equals(own.bytes), address).toBe(true)
      }
    }
    await api.close()
    for (const address of ['/', home]) {
      const alone = await get(origin + address, { 'accept-encoding': 'gzip, br' })
      expect(brotliDecompressSync(alone.bytes).toString()).toBe(pageAt(address))
    }
    const prebuilt = await get(origin + rewritten)
    expect([prebuilt.status, prebuilt.bytes.toString()]).toEqual([200, pageAt(shell)])
  })

  test.runIf(path)(titleOf('names the types of open data, and sends it as it is stored'), async () => {
    const { origin } = await served()
    const answers = ['index.json', 'listings-cc0-1.0.csv.gz'].map((file) => get(`${origin}/data/${file}`, GZIPPED))
    const [list, packed] = await Promise.all(answers)
    expect(list?.headers['content-type']).toMatch(/^application\/json/)
    expect(packed?.headers['content-type']).toBe('application/gzip')
    expect(packed?.headers['content-encoding']).toBeUndefined()
    expect(packed?.bytes.toString()).toBe('packed')
  })

  test.runIf(path)(titleOf('goes on without the API'), async () => {
    const { origin, api } = await served()
    await api.close()
    const page = await get(`${origin}/`)
    expect([page.status, page.bytes.toString()]).toEqual([200, pageAt('/')])
    const former = await get(`${origin}/?p=7`)
    expect([former.status, former.bytes.toString()]).toEqual([200, pageAt('/')])
    const prebuilt = await get(origin + rewritten)
    expect([prebuilt.status, prebuilt.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(prebuilt.bytes.toString()).toBe(pageAt(shell))
    expect(prebuilt.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
    expect(prebuilt.headers['cache-control']).toBe(page.headers['cache-control'])
    const away = await get(`${origin}/rest/tjt/pricerange`)
    expect([502, 503]).toContain(away.status)
    expect(away.headers['retry-after']).toBe('5')
  })

  test.runIf(path)(titleOf('does not log requests'), async () => {
    const { origin, said } = await served()
    await get(`${origin}/rest/tjt/locac/secretword?email=dana@example.org`)
    await get(`${origin}/secretword?email=dana@example.org`)
    expect(said()).not.toMatch(/secretword|dana/)
  })
})

test.runIf(programOf('nginx') && programOf('openssl'))(
  'nginx leads from http to https, of TLS 1.2 or newer',
  async () => {
    const folder = temporaryFolder()
    const [http, https] = [await freePort(), await freePort()]
    const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
    const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
    execFileSync(programOf('openssl')!, ['req', ...options, '-subj', '/CN=localhost', ...key], { stdio: 'ignore' })
    const policyFile = join(folder, 'policy')
    writeFileSync(policyFile, nginxPolicy("default-src 'self'"))
    mkdirSync(join(folder, 'current/pages'), { recursive: true })
    writeFileSync(join(folder, 'current/pages/index.html'), 'home')
    const site = { origin: 'https://localhost', varDir: folder, policyFile, api: '127.0.0.1:1' }
    const text = PROGRAMS[0]!
      .configure(site, folder)
      .replaceAll('/etc/letsencrypt/live/localhost', folder)
      .replaceAll(/listen \[::\]:\d+[^;]*;/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${http};`)
      .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    const file = join(folder, 'configuration')
    writeFileSync(file, text)
    const child = spawn(programOf('nginx')!, ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
    onTestFinished(() => void child.kill('SIGTERM'))
    const moved = () => get(`http://127.0.0.1:${http}/he/?a=b`).catch(() => undefined)
    await expect.poll(async () => (await moved())?.headers.location).toBe('https://localhost/he/?a=b')
    expect((await moved())?.status).toBe(301)
    const handshake = (maxVersion: SecureVersion) =>
      new Promise<string | null>((resolve) => {
        const httpsOptions = {
          port: https,
          host: '127.0.0.1',
          rejectUnauthorized: false,
          ciphers: 'DEFAULT@SECLEVEL=0',
        }
        const socket = connectTls({ ...httpsOptions, minVersion: 'TLSv1', maxVersion }, () => {
          resolve(socket.getProtocol())
          socket.destroy()
        })
        socket.once('error', () => resolve(null))
      })
    const versions = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const
    expect(await Promise.all(versions.map(handshake))).toEqual([null, null, 'TLSv1.2', 'TLSv1.3'])
  },
)

/** The editors' page as it is asked for in the languages, and its compressed form. */
const DESKS = [
  ...LANGS.map((lang) => encodeURI(pathOf(lang, { kind: 'desk' }))),
  '/Desk.html.br',
  '//Desk.html',
  '/%44esk.html',
]

/** What must not depend on which server answers. */
const SAME = [
  'x-content-type-options', 'x-frame-options', 'referrer-policy', 'permissions-policy',
  'cross-origin-opener-policy', 'cross-origin-resource-policy', 'content-security-policy',
  'access-control-allow-origin', 'cache-control', 'x-robots-tag', 'location', 'content-language',
] // prettier-ignore
