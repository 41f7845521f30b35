import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { ROOT } from '../cli/tools.ts'

const UNITS = join(ROOT, 'deploy/systemd')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd)(
  `systemd understands the units${hasSystemd ? '' : ' (systemd-analyze is not installed)'}`,
  () => {
    const folder = temporaryFolder()
    cpSync(UNITS, folder, { recursive: true })
    const files = readdirSync(folder).map((name) => join(folder, name))
    const verify = (...units: string[]) =>
      spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' })
    expect(verify(...files).stderr).toBe('')
    // It does detect errors.
    const broken = join(folder, 'broken.service')
    writeFileSync(broken, '[Service]\nExecStart=/usr/bin/env true\nNoSuch=1\n')
    expect(verify(broken).stderr).toContain('NoSuch')
  },
)

test('units run scripts that are there', () => {
  const scripts = readdirSync(UNITS).flatMap((name) =>
    [...readFileSync(join(UNITS, name), 'utf8').matchAll(/^ExecStart(?:Pre)?=.* ([a-z/-]+\.ts)/gm)].map(
      ([, script]) => script!,
    ),
  )
  expect(scripts.length).toBe(4)
  for (const script of scripts) expect(existsSync(join(ROOT, script)), script).toBe(true)
})

test('a unit waits longer than its server takes to end', () => {
  const unit = readFileSync(join(UNITS, 'kosher-travel@.service'), 'utf8')
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(unit)?.[1])
  expect(seconds('DRAIN_SECONDS')).toBeLessThan(seconds('STOP_SECONDS'))
  expect(seconds('STOP_SECONDS')).toBeLessThan(seconds('TimeoutStopSec'))
})

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!).toSorted()

test('every setting stands in the example and in the handbook', () => {
  const example = namesIn(read('.env.example'), /^([A-Z_]+)=/gm)
  const section = /\n## Settings\n([^]*?)\n## /.exec(read('docs/operating.md'))
  const cells = [...section![1]!.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell]) => cell!)
  expect(namesIn(cells.join('\n'), /`([A-Z_]+)`/g)).toEqual(example)
  const paths = new Set<string>()
  const watched = new Proxy<Record<string, string>>({}, {
    get: (_, name) => void paths.add(String(name)),
  }) // prettier-ignore
  readConfig(watched)
  expect(paths.size).toBeGreaterThan(25)
  expect([...paths].filter((name) => !example.includes(name))).toEqual([])
})

test('the image runs scripts that are there, as nobody special', () => {
  const file = read('Dockerfile')
  const scripts = namesIn(file, /"(scripts\/[a-z-]+\.ts)"/g)
  expect(scripts).toEqual(['scripts/prepare.ts', 'scripts/start.ts'])
  for (const script of scripts) expect(existsSync(join(ROOT, script))).toBe(true)
  // Everything after the last USER line runs as that user.
  const lines = file.split('\n')
  const last = lines.findLastIndex((line) => line.startsWith('USER '))
  expect(lines[last]).toBe('USER node')
  expect(lines.findIndex((line) => line.includes('prepare.ts'))).toBeGreaterThan(last)
  const left = read('.dockerignore').split('\n')
  for (const name of ['.git', '.env', 'node_modules', 'var']) expect(left).toContain(name)
})

test('what the handbook says at night is what the program says', () => {
  const code = ['api', 'scripts', 'data']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.includes('test'))
        .map((name) => read(join(folder, name))),
    )
    .join('\n')
  const table = /\| it says +\|[^]*?\n\n/.exec(read('docs/operating.md'))![0]
  const names = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, text]) => text!)
  expect(names.length).toBeGreaterThan(10)
  const ours = names.filter((text) => !/^[A-Z]+_?[A-Z]+$/.test(text))
  for (const text of ours) {
    const part = text
      .split(/…|\(/)
      .toSorted((a, b) => b.length - a.length)[0]!
      .replace(/^[;:, ]+/, '')
      .trim()
    expect(code.includes(part), part).toBe(true)
  }
  const metrics = new Set(namesIn(read('docs/operating.md'), /`kosher_([a-z_]+)/g))
  for (const name of metrics) expect(code.includes(`'${name}'`) || code.includes(`'kosher_${name}'`), name).toBe(true)
})
