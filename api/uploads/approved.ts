import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#api/config.ts'
import { approvedDir, approvedFiles, sync, waitingDir } from '#data/store/uploads.ts'
import { cutPicture, inTurn, resizePicture, type Framing } from './pictures.ts'

/** A picture that waits, by its name, or one that was sent just now, by its path. */
type Source = { name: string } | { path: string }

/** Creates the page sizes of a picture, under a key, durably. Throws AppError `onlyImages`. */
export async function makeApproved(
  config: Pick<Config, 'varDir'>,
  { key, framing, ...source }: { key: string; framing: Framing } & Source,
): Promise<void> {
  const folder = approvedDir(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const sizes = approvedFiles(key).map(({ width, name }) => ({ width, path: join(folder, name) }))
  await inTurn(() =>
    'name' in source
      ? resizePicture(join(waitingDir(config), source.name), sizes, framing)
      : cutPicture(source.path, sizes, framing),
  )
  for (const { path } of sizes) await sync(path)
  await sync(folder)
}
