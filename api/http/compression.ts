import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from './answers.ts'
import { acceptedEncodings, ANSWER_ENCODINGS, type Encoding } from './encoding.ts'

const MIN_COMPRESS_BYTES = 1400
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, ZSTD_c_compressionLevel } = constants
/** Their windows are large enough for answers, and small to set up. */
const BROTLI = { params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18 } }
const ZSTD = { params: { [ZSTD_c_compressionLevel]: 3 } }

/** At once: a thread would take longer to begin than most answers take to compress. */
export const compressWith: Record<Encoding, (content: Buffer) => Buffer> = {
  zstd: (content) => zstdCompressSync(content, ZSTD),
  br: (content) => brotliCompressSync(content, BROTLI),
  gzip: (content) => gzipSync(content),
}

/** The body of a response, compressed if it is long and the client accepts it. */
export function compressedBody(request: FastifyRequest, reply: FastifyReply, answer: Answer): Buffer {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
  const { body, compressed } = answer
  if (body.length < MIN_COMPRESS_BYTES) return body
  const [encoding] = acceptedEncodings(request.headers['accept-encoding'], ANSWER_ENCODINGS)
  if (!encoding) return body
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return (compressed[encoding] ??= compressWith[encoding](body))
}
