import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from './answers.ts'
import { acceptedEncodings, LONG_ANSWER_ENCODINGS, SHORT_ANSWER_ENCODINGS, type Encoding } from './encoding.ts'

const MIN_COMPRESS_BYTES = 1400
/** Below it zstd takes longer to begin than brotli to end; above it brotli grows slow. */
const LONG_BYTES = 8192
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, ZSTD_c_compressionLevel } = constants
/** The window is large enough for answers, and small to set up. */
const brotli = (quality: number, chunkSize: number) => ({
  chunkSize,
  params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: 18 },
})
const [SHORT_BROTLI, LONG_BROTLI] = [brotli(2, 4096), brotli(4, 16_384)]
const ZSTD = { params: { [ZSTD_c_compressionLevel]: 3 } }

/** At once: a thread would take longer to begin than most answers take to compress. */
export const compressWith: Record<Encoding, (content: Buffer) => Buffer> = {
  zstd: (content) => zstdCompressSync(content, ZSTD),
  br: (content) => brotliCompressSync(content, content.length < LONG_BYTES ? SHORT_BROTLI : LONG_BROTLI),
  gzip: (content) => gzipSync(content),
}

/** The body of a response, compressed if it is long and the client accepts it. */
export function compressedBody(request: FastifyRequest, reply: FastifyReply, answer: Answer): Buffer {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
  const { body, compressed } = answer
  if (body.length < MIN_COMPRESS_BYTES) return body
  const offered = body.length < LONG_BYTES ? SHORT_ANSWER_ENCODINGS : LONG_ANSWER_ENCODINGS
  const [encoding] = acceptedEncodings<Encoding>(request.headers['accept-encoding'], offered)
  if (!encoding) return body
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return (compressed[encoding] ??= compressWith[encoding](body))
}
