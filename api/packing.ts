import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { acceptedEncodings } from './encoding.ts'

const WORTH_PACKING = 1400
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const packWith = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Pages come packed already; these are written for each answer. */
const PACKED = /^(application\/json|text\/(calendar|html))/

/** Packs the longer answers for callers that can take it. */
export function addPacking(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type'))
    if (typeof payload !== 'string' || !PACKED.test(type)) return payload
    const vary = reply.getHeader('vary')
    reply.header('vary', [vary, 'accept-encoding'].filter(Boolean).join(', '))
    const [encoding] = acceptedEncodings(request.headers['accept-encoding'])
    if (!encoding || payload.length < WORTH_PACKING) return payload
    const packed =
      encoding === 'br'
        ? await packWith.br(payload, QUALITY)
        : await packWith.gzip(payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return packed
  })
}
