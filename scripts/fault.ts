import { runTrial } from './lab/trials.ts'

// `npm run fault -- write-kill`: breaks a small site of its own, and exits with 1 where something was lost.
await runTrial('fault', {
  'clock-jump': [
    'the clock of two servers and of nightly runs jumps (needs libfaketime)',
    () => import('./lab/fault/clock-jump.ts'),
  ],
  cluster: [
    'shows what two servers, a publisher and a mailer over one PostgreSQL share; one server is killed',
    () => import('./lab/cluster/show.ts'),
  ],
  corrupt: [
    'spoils index, release and store, under a server that runs and before one that starts',
    () => import('./lab/fault/corrupt.ts'),
  ],
  'disk-full': [
    'fills a small disk during publishes and writes, and makes room again (as root) [--size 192]',
    () => import('./lab/fault/disk-full.ts'),
  ],
  'import-kill': [
    'kills imports and runs them again [--times 10 --places 3000 --engine sqlite|postgres|both]',
    () => import('./lab/fault/import-kill.ts'),
  ],
  'third-parties-down': [
    'mail server and weather are away, refuse, hang, talk nonsense [--mails 12]',
    () => import('./lab/fault/third-parties-down.ts'),
  ],
  'postgres-restart': [
    'restarts PostgreSQL under a server that is read from and written to [--times 4]',
    () => import('./lab/fault/postgres-restart.ts'),
  ],
  'publish-kill': [
    'kills publishes, and looks whether the release is whole [--times 60 --pages 1500]',
    () => import('./lab/fault/publish-kill.ts'),
  ],
  'two-publishers': [
    'publishes twice at once beside a watching publisher, and kills one of the two [--times 6]',
    () => import('./lab/fault/two-publishers.ts'),
  ],
  'write-kill': [
    'kills the server while people write [--times 20 --engine sqlite|postgres|both]',
    () => import('./lab/fault/write-kill.ts'),
  ],
})
