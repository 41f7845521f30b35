import { serve } from '#api/server.ts'
import { createRendererProcess } from './engine/renderer-process.ts'
import { importer } from './import/importer.ts'
import { explain } from './cli/failures.ts'

// A server process that publishes nothing: one of several, as the units in `deploy` start them.
const renderer = createRendererProcess((message) => process.stderr.write(`${message}\n`))
await serve(process.env, { renderer, importer, explain })
