import { runTrial } from './lab/trials.ts'

// `npm run fault -- write-kill`: breaks a small site of its own, and exits with 1 if something was lost.
await runTrial('fault', {
  'clock-jump': [
    'the clock of two servers and of nightly runs jumps (needs libfaketime)',
    () => import('./lab/fault/clock-jump.ts'),
  ],
  cluster: [
    'demonstrates what two servers, a publisher and a mailer on one PostgreSQL share; one server is killed',
    () => import('./lab/cluster/show.ts'),
  ],
  corrupt: [
    'corrupts index, release and store, under a running server and before a start',
    () => import('./lab/fault/corrupt.ts'),
  ],
  'disk-full': [
    'fills a small disk during publishes and writes, and frees it again (as root) [--size 192]',
    () => import('./lab/fault/disk-full.ts'),
  ],
  'import-kill': [
    'kills imports and reruns them [--times 10 --places 3000 --engine sqlite|postgres|both]',
    () => import('./lab/fault/import-kill.ts'),
  ],
  'third-parties-down': [
    'mail server and weather provider are down, refuse, hang, send garbage [--mails 12]',
    () => import('./lab/fault/third-parties-down.ts'),
  ],
  'postgres-restart': [
    'restarts PostgreSQL under a loaded server [--times 4]',
    () => import('./lab/fault/postgres-restart.ts'),
  ],
  'publish-kill': [
    'kills publishes, and verifies the release [--times 60 --pages 1500]',
    () => import('./lab/fault/publish-kill.ts'),
  ],
  'two-publishers': [
    'runs two publishes beside a watching publisher, and kills one of the two [--times 6]',
    () => import('./lab/fault/two-publishers.ts'),
  ],
  'write-kill': [
    'kills the server during writes [--times 20 --engine sqlite|postgres|both]',
    () => import('./lab/fault/write-kill.ts'),
  ],
})
