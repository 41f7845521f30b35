import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'
import type { Answer } from './answers.ts'
import { acceptedEncodings, type Encoding } from './encoding.ts'

const MIN_COMPRESS_BYTES = 1400
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const brotli = promisify(brotliCompress)
export const compressWith: Record<Encoding, (content: string | Buffer) => Promise<Buffer>> = {
  br: (content) => brotli(content, QUALITY),
  gzip: promisify(gzip),
}

/** Sends a response; long ones compressed if the client accepts it. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, done }: { answer: Answer; done: Parameters<onSendHookHandler>[3] },
): void {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
  const { body, compressed } = answer
  const [encoding] = body.length < MIN_COMPRESS_BYTES ? [] : acceptedEncodings(request.headers['accept-encoding'])
  if (!encoding) return done(null, body)
  const send = (bytes: Buffer) => {
    compressed[encoding] = bytes
    reply.header('content-encoding', encoding).removeHeader('content-length')
    done(null, bytes)
  }
  const ready = compressed[encoding]
  if (ready) send(ready)
  else compressWith[encoding](body).then(send, done)
}
