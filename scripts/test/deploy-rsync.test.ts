import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { isFull } from '#core/test/full.ts'
import { rsyncTarget } from '../deploy/rsync.ts'
import { NOTES } from '../deploy/target.ts'
import { deployDesk, differences, filesBelow } from './deploy-desk.ts'
import { listing } from './site-desk.ts'
import { freePort } from '../lab/free-port.ts'

const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined
/** OpenSSH's server must be called by its whole path. */
const SSHD = '/usr/sbin/sshd'
const lacksRsync = isThere('rsync') ? '' : ' (skipped: rsync is not installed)'
const lacksSshd = lacksRsync || (existsSync(SSHD) ? '' : ' (skipped: openssh-server is not installed)')

const RESTAURANT = 'Kosher_Restaurants-DI1-Restaurant_1.html'
const RESULTS = 'Kosher_Restaurants-TJ294640-Israel-Kosher_Restaurants.html'
const patience = { tries: 2, pauseMs: 10 }

test.skipIf(lacksRsync)(`rsync puts everything once, and then what has changed${lacksRsync}`, async () => {
  const { desk, deploy, publish, to } = await deployDesk()
  const target = rsyncTarget({ to, ssh: 'ssh', patience })
  const first = await deploy({ target })
  expect(differences(desk, to)).toEqual([])
  expect(first.stored.toSorted()).toEqual(filesBelow(to))
  expect((await deploy({ target })).stored).toEqual([])
  await desk.edit(listing(1, { title: { en: 'Other name' } }))
  await publish()
  const report = await deploy({ target })
  expect(report.removed).toContain(RESTAURANT)
  expect(report.stored).toContain(RESULTS)
  expect(report.stored.length).toBeLessThan(first.stored.length)
  expect(differences(desk, to)).toEqual([])
  expect(existsSync(join(to, NOTES, 'lease.json'))).toBe(false)
})

test.skipIf(!isFull || lacksRsync)(
  `rsync rebuilds a damaged manifest, and removes what left the site${lacksRsync}`,
  async () => {
    const { desk, deploy, to } = await deployDesk()
    const target = rsyncTarget({ to, ssh: 'ssh', patience })
    await deploy({ target })
    writeFileSync(join(to, NOTES, 'head.json'), 'rubbish')
    writeFileSync(join(to, 'index.html'), 'spoilt')
    writeFileSync(join(to, 'Old page.html'), 'old')
    const report = await deploy({ target })
    expect(report.removed).toEqual(['Old page.html'])
    expect(differences(desk, to)).toEqual([])
  },
)

/** A real server on loopback with its own keys. */
async function sshServer() {
  const folder = mkdtempSync(join(tmpdir(), 'sshd-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const key = (name: string) => {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, name)])
    return join(folder, name)
  }
  const host = key('host')
  const mine = key('mine')
  writeFileSync(join(folder, 'keys'), readFileSync(`${mine}.pub`))
  const port = await freePort()
  // Where sshd puts those who have not logged in yet, when it is run as root.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true })
  const config = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${host}`,
    `AuthorizedKeysFile ${join(folder, 'keys')}`,
    'StrictModes no',
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
    'UsePAM no',
    `PidFile ${join(folder, 'pid')}`,
  ]
  writeFileSync(join(folder, 'config'), `${config.join('\n')}\n`)
  const server = spawn(SSHD, ['-D', '-e', '-f', join(folder, 'config')], { stdio: 'ignore' })
  onTestFinished(() => void server.kill())
  const known = join(folder, 'known')
  for (let i = 0; !existsSync(known) || readFileSync(known).length === 0; i++) {
    if (i > 100) throw new Error('sshd does not answer')
    await sleep(100)
    writeFileSync(known, spawnSync('ssh-keyscan', ['-p', String(port), '127.0.0.1']).stdout)
  }
  const sshWith = (identity: string) =>
    `ssh -F none -p ${port} -i ${identity} -o IdentitiesOnly=yes -o IdentityAgent=none -o ` +
    `UserKnownHostsFile=${known} -o BatchMode=yes`
  return { port, ssh: sshWith(mine), wrongKey: sshWith(key('other')), known }
}

test.skipIf(!isFull || lacksSshd)(`over ssh, and what ssh refuses is said in one line${lacksSshd}`, async () => {
  const { ssh, wrongKey, port } = await sshServer()
  const { desk, deploy, to } = await deployDesk()
  const place = `${userInfo().username}@127.0.0.1:${to}`
  const failing = (shell: string, where = place) => deploy({ target: rsyncTarget({ to: where, ssh: shell, patience }) })
  await expect(failing(wrongKey)).rejects.toThrow(/refuses this key: put the public key into its authorized_keys/)
  await expect(failing(ssh.replace(`-p ${port}`, `-p ${await freePort()}`))).rejects.toThrow(
    /the connection is refused/,
  )
  await expect(failing(ssh.replace(/UserKnownHostsFile=\S+/, 'UserKnownHostsFile=/dev/null'))).rejects.toThrow(
    /not among the known hosts/,
  )
  await expect(failing(ssh, `${userInfo().username}@127.0.0.1:/proc/nowhere`)).rejects.toThrow(
    /rsync to .* ended with|may not write there/,
  )
  expect((await failing(ssh)).complete).toBe(true)
  expect(differences(desk, to)).toEqual([])
})
