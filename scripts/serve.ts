import { serve } from '#api/server.ts'
import { previewBeside } from './engine/preview-beside.ts'
import { explain } from './failures.ts'

// A server in a process of its own, which publishes nothing: one of several, as the units of `deploy` start them.
const preview = previewBeside((message) => process.stderr.write(`${message}\n`))
await serve(process.env, { preview, explain })
