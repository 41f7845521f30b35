import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifySchema,
  HTTPMethods,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify'

/**
 * Who may call a route: anybody; our own pages and non-browsers; a visitor with a session; a logged-in user; the user
 * whose `uid` the path names, or anybody if it names nobody; somebody whose role may at the desk;
 * the same for a page showing a picture. All from `visitor` on but the last need the session's CSRF token. For people
 * without a role, the desk's routes do not exist.
 */
export type Access = 'open' | 'page' | 'visitor' | 'user' | 'own' | 'desk' | 'deskPicture'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

/** A call of the contract. */
interface Call<S extends FastifySchema> {
  method: HTTPMethods
  url: string
  schema: S
}

type Handler<S extends FastifySchema> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  FastifyContextConfig,
  S,
  TypeBoxTypeProvider
>

interface RouteConfig extends FastifyContextConfig {
  /** In bytes, where that of the server does not do. */
  bodyLimit?: number
}

/** Answers a call: who may make it and how often, how long its answer may be kept, and the answer. */
export function route<S extends FastifySchema>(
  app: Pick<FastifyInstance, 'route'>,
  call: Call<S>,
  { bodyLimit, ...config }: RouteConfig,
  handler: Handler<S>,
): void {
  const options: RouteOptions = { ...call, config, handler: handler as unknown as RouteHandlerMethod }
  app.route(bodyLimit === undefined ? options : { ...options, bodyLimit })
}
