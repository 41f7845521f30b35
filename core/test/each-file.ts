import { afterAll } from 'vitest'
import { endFile } from '#core/test/per-file.ts'

// A setup file of Vitest: run for every file of tests.
afterAll(endFile)
