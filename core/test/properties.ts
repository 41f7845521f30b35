import fc from 'fast-check'

/** The same one in every run, so that a run tells of the code and not of luck; `SEED=7 npm test` looks elsewhere. */
const SEED = Number(process.env['SEED'] ?? 5787)

fc.configureGlobal({ seed: SEED })

export { fc }
