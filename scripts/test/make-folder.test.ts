import { spawn } from 'node:child_process'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { FolderError, makeFolder } from '../cli/make-folder.ts'
import { ROOT } from '../cli/tools.ts'
import { CHILD_ENV } from './child-env.ts'

const by = 'VAR_DIR'

test('makes every level that is missing, also a second time', () => {
  const folder = join(temporaryFolder(), 'a', 'b', 'c')
  makeFolder(folder, { by, mode: 0o700 })
  makeFolder(folder, { by })
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test.each(['', 'below', 'far/below'])('names the file that stands in the way of %j', (rest) => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  const make = () => makeFolder(join(file, rest), { by })
  expect(make).toThrow(FolderError)
  expect(make).toThrow(`${file} is a file, and a folder is needed`)
})

/** Runs a command to its end; one that never ends is killed with the test. */
function run(args: readonly string[], env: Record<string, string>) {
  const [script = '', ...rest] = args
  const flags = ['--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, join(ROOT, 'scripts', script), ...rest], {
    env: { ...CHILD_ENV, PORT: '0', ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let errors = ''
  child.stderr.on('data', (data) => (errors += data))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, errors })))
}

// Only Linux has a path where creating a folder fails without a reason.
test.runIf(existsSync('/proc/self')).each([
  [['start.ts'], 'VAR_DIR'],
  [['import.ts'], 'VAR_DIR'],
  [['deploy.ts', '--to', 'folder:/proc/nope'], 'VAR_DIR'],
  [['export.ts', '--out', '/proc/nope/x'], '--out'],
  [['backup.ts', '--to', '/proc/nope'], '--to'],
])('%j ends where its folder cannot be made', async (args, name) => {
  const VAR_DIR = name === 'VAR_DIR' ? '/proc/nope' : temporaryFolder()
  expect(await run(args, { VAR_DIR })).toEqual({
    code: 1,
    errors: expect.stringMatching(
      new RegExp(
        `^(.*\\n|.*\\r)?The folder /proc/nope cannot be created \\(ENOENT\\): choose another one with ${name}\\.\\n$`,
      ),
    ),
  })
})
