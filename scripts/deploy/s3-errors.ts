import { DeployError, TransientError } from './errors.ts'

interface Asked {
  endpoint: string
  bucket: string
  region: string
}

/** Fields of the client's errors. */
interface ClientError {
  name?: string
  status?: number
  serviceCode?: string
  body?: string
  code?: string
}

const REMEDIES: Readonly<Record<string, (request: Asked) => string>> = {
  NoSuchBucket: ({ bucket, endpoint }) =>
    `There is no bucket "${bucket}" at ${endpoint}: create it, or correct the address after --to.`,
  InvalidAccessKeyId: ({ endpoint }) => `${endpoint} does not know the access key: correct S3_ACCESS_KEY.`,
  SignatureDoesNotMatch: ({ endpoint }) => `${endpoint} refuses the secret key: correct S3_SECRET_KEY.`,
  AccessDenied: ({ bucket }) =>
    `The key may not access the bucket "${bucket}": allow it to list, get, put and delete objects there.`,
  AuthorizationHeaderMalformed: ({ region }) =>
    `The storage expects another region than "${region}": correct S3_REGION.`,
  PermanentRedirect: ({ bucket, region }) =>
    `The bucket "${bucket}" is elsewhere: correct S3_ENDPOINT, or S3_REGION ("${region}").`,
  RequestTimeTooSkewed: () => 'The clock of this machine is wrong, and the storage refuses it: set the clock.',
  QuotaExceeded: ({ bucket }) =>
    `The storage of the bucket "${bucket}" is full: free some space there and run the command again.`,
}
const TRANSIENT_STATUSES = new Set([408, 429, 500, 502, 503, 504])

/** Rethrows a client's error: as temporary, or with the line to print. */
export function throwTransientOrFinal(error: unknown, request: Asked): never {
  const { name, status, code, body } = error as ClientError
  if (status === undefined) {
    const cause = (error as Error).cause as NodeJS.ErrnoException | undefined
    const isNetwork = code !== undefined || name === 'TimeoutError' || cause
    if (!isNetwork) throw error
    const why = code ?? cause?.code ?? cause?.message ?? name
    if (code === 'ENOTFOUND')
      throw new DeployError(`${request.endpoint} cannot be found: correct S3_ENDPOINT.`, { cause: error })
    throw new TransientError(`${request.endpoint} does not answer (${why})`)
  }
  const service = serviceCode(error as ClientError)
  if (TRANSIENT_STATUSES.has(status)) throw new TransientError(`${request.endpoint} answers ${status} (${service})`)
  const isFull = status === 507 || /quota|storagefull/i.test(service)
  const known = REMEDIES[isFull ? 'QuotaExceeded' : service]
  const fallback = status === 403 ? REMEDIES['AccessDenied'] : undefined
  throw new DeployError(
    (known ?? fallback)?.(request) ??
      `${request.endpoint} refuses the request: ${status} ${service} ${(body ?? '').slice(0, 200)}`,
    { cause: error },
  )
}

/** The client reads the code from responses of one media type only. */
function serviceCode({ serviceCode: code, body }: ClientError): string {
  if (code && code !== 'Unknown') return code
  return /<Code>(\w+)<\/Code>/.exec(body ?? '')?.[1] ?? 'Unknown'
}
