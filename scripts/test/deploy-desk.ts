import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type DeployReport } from '#scripts/deploy/deploy-report.ts'
import { deploy, type DeployOptions } from '../deploy/deploy.ts'
import { folderTarget } from '../deploy/folder.ts'
import { NOTES, type Target } from '../deploy/target.ts'
import { openPublishedDesk, ORIGIN, pagePath, type Desk } from './site-desk.ts'

export type Deploy = (more?: Partial<DeployOptions>) => Promise<DeployReport>

export interface DeployDesk {
  desk: Desk
  publish: () => Promise<unknown>
  /** The folder that is deployed to. */
  to: string
  target: Target
  deploy: Deploy
}

/** A published site, and an empty folder to deploy it to. */
export async function deployDesk(): Promise<DeployDesk> {
  const { desk } = await openPublishedDesk()
  const publisher = await desk.publisher()
  const to = join(desk.folder, 'public')
  mkdirSync(to)
  const target = folderTarget(to)
  return {
    desk,
    publish: () => publisher.publish(),
    to,
    target,
    deploy: (more = {}) => deploy({ ...optionsOf(desk, target), ...more }),
  }
}

export const optionsOf = (desk: Desk, target: Target): DeployOptions => ({
  varDir: desk.varDir,
  origin: ORIGIN,
  target,
  now: () => desk.clock.now,
  stop: new AbortController().signal,
})

/** Another machine that has the same release. */
export const otherMachine = (): {
  machine: string
  run: string
  beat: number
} => ({ machine: randomUUID(), run: randomUUID(), beat: 0 })

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .filter((name) => !name.startsWith(NOTES))
    .sort()
}

/** What differs between a folder and the pages of the release in use. */
export function differences(desk: Desk, folder: string): string[] {
  const pages = pagePath(desk, '')
  const all = new Set([...filesBelow(pages), ...filesBelow(folder)])
  return [...all].filter((file) => {
    const [here, there] = [join(pages, file), join(folder, file)]
    if (!existsSync(here) || !existsSync(there)) return true
    return !readFileSync(here).equals(readFileSync(there))
  })
}

/** What the manifest in a folder says of its files. */
export function manifestIn(folder: string): Record<string, string> {
  const read = (name: string) => readFileSync(join(folder, name))
  const head = JSON.parse(read(`${NOTES}head.json`).toString())
  const files: Record<string, string> = {}
  for (const name of [head.base, ...head.changes]) {
    const changes = JSON.parse(gunzipSync(read(name)).toString())
    for (const [file, known] of Object.entries(changes)) {
      if (known === null) delete files[file]
      else files[file] = known as string
    }
  }
  return files
}
