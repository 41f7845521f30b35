import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { testFull } from '#core/test/full.ts'
import { linkPostgres, postgresPackage } from '../lab/postgres-links.ts'
import { ROOT } from '../cli/tools.ts'
import { freePort } from '../lab/free-port.ts'

// What docs/operating.md tells about going back to a moment, on a real PostgreSQL. Its package lacks pg_basebackup,
// so the base backup is made by the calls that stand behind it.

const NOBODY = 65534
const isRoot = process.getuid?.() === 0
const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

async function start(programs: string, data: string): Promise<{ server: ChildProcess; client: pg.Client }> {
  const port = await freePort()
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), '-k', ''], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...owner,
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  let output = ''
  server.stderr?.on('data', (text) => (output += text))
  await expect.poll(() => output).toContain('ready to accept connections')
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    database: 'postgres',
  })
  client.on('error', () => {})
  await client.connect()
  return { server, client }
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill('SIGINT')
  await once(server, 'exit')
}

testFull('PostgreSQL goes back to a moment before a mistake', async () => {
  linkPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'point-in-time-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  const native = join(folder, 'native')
  cpSync(join(postgresPackage(ROOT), 'native'), native, { recursive: true, verbatimSymlinks: true })
  const programs = join(native, 'bin')
  const [data, archive, restored] = ['data', 'archive', 'restored'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const dir of [data, archive]) {
    mkdirSync(dir, { mode: 0o700 })
    if (isRoot) chownSync(dir, NOBODY, NOBODY)
  }
  execFileSync(join(programs, 'initdb'), ['--auth=trust', '--username=postgres', '--no-locale', `--pgdata=${data}`], {
    stdio: 'pipe',
    ...owner,
  })
  appendFileSync(
    join(data, 'postgresql.conf'),
    [
      '',
      "listen_addresses = '127.0.0.1'",
      'archive_mode = on',
      `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
      '',
    ].join('\n'),
  )

  const { server, client } = await start(programs, data)
  await client.query('create table notes (text text)')
  await client.query(`insert into notes values ('before the backup')`)
  await client.query(`select pg_backup_start('base', fast => true)`)
  cpSync(data, restored, {
    recursive: true,
    filter: (path) => !path.endsWith('postmaster.pid') && !path.includes('/pg_wal/'),
  })
  const {
    rows: [base],
  } = await client.query<{ labelfile: string }>('select * from pg_backup_stop()')
  await client.query(`insert into notes values ('after the backup')`)
  const {
    rows: [moment],
  } = await client.query<{ now: string }>('select clock_timestamp()::text as now')
  await client.query(`select pg_sleep(0.01)`)
  await client.query('delete from notes')
  await client.query('select pg_switch_wal()')
  await client.query('checkpoint')
  await expect
    .poll(async () => {
      const { rows } = await client.query<{ count: number }>(
        'select archived_count::int as count from pg_stat_archiver',
      )
      return rows[0]?.count
    })
    .toBeGreaterThan(1)
  await client.end()
  await stop(server)
  expect(readdirSync(archive).length).toBeGreaterThan(1)

  writeFileSync(join(restored, 'backup_label'), base!.labelfile)
  writeFileSync(join(restored, 'recovery.signal'), '')
  mkdirSync(join(restored, 'pg_wal'), { recursive: true })
  appendFileSync(
    join(restored, 'postgresql.conf'),
    [
      `restore_command = 'cp ${archive}/%f %p'`,
      `recovery_target_time = '${moment!.now}'`,
      "recovery_target_action = 'promote'",
      '',
    ].join('\n'),
  )
  chmodSync(restored, 0o700)
  if (isRoot) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, restored])
  const again = await start(programs, restored)
  await expect
    .poll(
      async () => (await again.client.query<{ over: boolean }>('select not pg_is_in_recovery() as over')).rows[0]?.over,
    )
    .toBe(true)
  const { rows } = await again.client.query('select text from notes')
  expect(rows.map(({ text }) => text)).toEqual(['before the backup', 'after the backup'])
  await again.client.end()
  await stop(again.server)
})
