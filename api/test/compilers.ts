import buildValidators from '@fastify/ajv-compiler'
import buildSerializers from '@fastify/fast-json-stringify-compiler'

const validators = buildValidators()
const serializers = buildSerializers()

type Serializers = typeof serializers
type Serializer = ReturnType<ReturnType<Serializers>>

const known = new WeakMap<object, Serializer>()

/** Fastify's compilers with a cache of schemas, so that only the first server of a worker compiles them. */
export const SHARED_COMPILERS = {
  compilersFactory: {
    buildValidator: validators,
    buildSerializer: ((external, options) => {
      const compile = serializers(external, options)
      return (route) => {
        const schema = route.schema as object
        const serializer = known.get(schema) ?? compile(route)
        known.set(schema, serializer)
        return serializer
      }
    }) satisfies Serializers,
  },
}
