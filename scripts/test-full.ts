// `npm run test:full`: `npm test` with all that takes long, for the night and before a release.
process.env['TEST_FULL'] = '1'
await import('./test.ts')
