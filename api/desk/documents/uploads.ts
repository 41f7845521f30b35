import { basename, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { SeedListing } from '#core/contract/data-files.ts'
import { isPhotograph } from '#core/domain/pictures.ts'
import { deskApi } from '#core/contract/desk.ts'
import { BYTES_PER_MEGABYTE, MAX_MEGABYTES } from '#core/terms/limits.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { approvedDir, approvedFiles, dropApproved } from '#data/store/uploads.ts'
import type { Config } from '#api/config.ts'
import { makeApproved } from '#api/uploads/approved.ts'
import type { Framing } from '#api/uploads/pictures.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { dropUpload, partLimits, PICTURES, receiveForm, type FileRules } from '#api/uploads/receive.ts'
import { route } from '#api/http/route.ts'

const PICTURE: FileRules = { ...PICTURES, most: 1, mostBytes: MAX_MEGABYTES * BYTES_PER_MEGABYTE }

/** Photographs that editors add to a listing's form. */
export const uploadCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.decorateRequest('upload', null)
  app.removeAllContentTypeParsers()
  await app.register(multipart, { limits: partLimits(PICTURE) })

  app.route({
    ...deskApi.upload,
    config: { access: 'desk', limit: 'deskWrite' },
    async preValidation(request: FastifyRequest) {
      if (request.isMultipart()) request.upload = await receiveForm(request, deps.config, PICTURE)
    },
    async onError(request: FastifyRequest) {
      await dropUpload(request)
    },
    async handler(request) {
      const [file] = request.upload?.files ?? []
      if (!file) throw new AppError('invalidRequest')
      const key = await storeDeskPicture(deps, file, request.query.framing)
      await dropUpload(request)
      return { key }
    },
  })

  route(app, deskApi.uploaded, { access: 'deskPicture' }, async ({ params }, reply) => {
    const bytes = await readFile(thumbnailFile(deps.config, params.key)).catch(() => undefined)
    if (!bytes) throw new AppError('notFound')
    return reply.type('image/webp').send(bytes)
  })
}

/** Stores an editor's photograph as approved ones are, for a listing that is not saved yet. Returns its key. */
export async function storeDeskPicture(
  { store, config, now }: PeopleDeps,
  file: string,
  framing: Framing = 'cropped',
): Promise<string> {
  const key = `u-${randomUUID()}`
  try {
    await makeApproved(config, { path: file, key, framing })
    await store.insertInto('uploads').values({ key, tnid: 0, at: now().getTime() }).execute()
  } catch (error) {
    await dropApproved(config, [key])
    throw error
  }
  return key
}

/** The smallest file of an approved photograph. */
export function thumbnailFile(config: Pick<Config, 'varDir'>, key: string): string {
  return join(approvedDir(config), basename(approvedFiles(key)[0]!.name))
}

/** Notes that photographs belong to a listing from now on; those of no listing are deleted after a week. */
export async function claimPictures(
  trx: StoreTransaction,
  { tnid, pictures = [], kashrutFacts = [] }: Pick<SeedListing, 'tnid' | 'pictures' | 'kashrutFacts'>,
): Promise<void> {
  const certificates = kashrutFacts.flatMap(({ certificate }) => certificate?.photo ?? [])
  const keys = [...pictures, ...certificates].filter(isPhotograph)
  if (keys.length === 0) return
  await trx.updateTable('uploads').set({ tnid }).where('key', 'in', keys).where('tnid', '=', 0).execute()
}
