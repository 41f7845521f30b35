import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { approvedDir, approvedFiles, sync, waitingDir } from '#data/store/uploads.ts'
import { inTurn, resizePicture, type Framing } from './pictures.ts'

/** Creates the page sizes of a waiting picture, under a key, durably. */
export async function makeApproved(
  config: Pick<Config, 'varDir'>,
  { name, key, framing }: { name: string; key: string; framing: Framing },
): Promise<void> {
  const folder = approvedDir(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { width, name: file } of approvedFiles(key)) {
    const path = join(folder, file)
    await inTurn(() => resizePicture(join(waitingDir(config), name), path, { width, framing }))
    await sync(path)
  }
  await sync(folder)
}
