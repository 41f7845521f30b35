import { defineConfig, type OxlintConfig } from 'oxlint'

type Rules = NonNullable<OxlintConfig['rules']>
type Arrow = { regex: string; message: string; allowTypeImports?: boolean }

/** Forbids the imports that would turn an arrow of the architecture around. */
function forbid(...patterns: Arrow[]): Rules {
  return { 'no-restricted-imports': ['error', { patterns }] }
}

/** Matches what lies in one of our top-level folders, however it is reached. */
function ours(...folders: string[]): string {
  const names = folders.join('|')
  return `^#(${names})/|^(\\.\\./)+(${names})/`
}

const coreIsPure = {
  regex: [
    ours('api', 'data', 'scripts', 'site'),
    '^node:',
    '^(fastify|kysely|better-sqlite3|pg|react|astro|nanostores|sharp|libphonenumber-js)(/|$)',
  ].join('|'),
  message: 'core/ imports nothing of ours but core/ and runs anywhere',
}
const dataIsBelow = {
  regex: ours('api', 'scripts', 'site'),
  message: 'data/ may import core/ only',
}
const siteKnowsContract = {
  regex: `${ours('api', 'scripts')}|^(kysely|better-sqlite3|pg|fastify|libphonenumber-js)(/|$)`,
  message: 'the site knows the API by its contract only',
}
const siteReadsIndex = {
  regex: '^#data/(seed|index\\.)|^(\\.\\./)+data/(seed|index\\.)',
  message: 'of data/ the site may read data/index/ only',
}
/** What makes pages is `x.html.ts`, `x.page.ts` or Astro's; the rest is for browsers. */
const browsersOnly = {
  regex: `${ours('data')}|^node:|\\.(html|page)\\.ts$`,
  allowTypeImports: true,
  message: 'this runs in the browser; what only makes pages is called x.html.ts or x.page.ts',
}
const floorOfUi = {
  regex: '^#site/(features|app|pages|layouts|render)/|^(\\.\\./)+(features|app|pages|layouts|render)/',
  message: 'site/ui knows no feature: move it there, or let the feature give what is needed',
}
const floorOfFeatures = {
  regex: '^#site/(app|pages|layouts|render)/|^(\\.\\./)+(app|pages|layouts|render)/',
  message: 'a feature does not know the application: it asks by site/ui/page/app.ts',
}
const oneLanguage = {
  regex: '^#core/i18n/(messages|translate)\\.ts$|/hebrew-words\\.ts$',
  allowTypeImports: true,
  message: 'a browser loads the messages of one language, by site/ui/page/messages.ts',
}
const apiAlone = {
  regex: ours('scripts', 'site'),
  message: 'the API knows neither the site nor the scripts',
}
const routesApart = {
  regex: '\\.routes(\\.ts)?$',
  message: 'features do not import routes; only api/app.ts does',
}
const labIsApart = {
  regex: '^#scripts/lab/|^\\.{1,2}/(\\.\\./)*lab/',
  message: 'the product works without scripts/lab, which measures it',
}
const scriptsReadSettings = {
  regex: '^#api/(?!config\\.ts$|settings/)|^(\\.\\./)+api/',
  message: 'of the API the scripts know its settings; commands and npm run dev start it',
}
const migrationsAreFrozen = {
  regex: '^(#|\\.\\./)',
  message: 'a migration is frozen in time and imports nothing of ours but other migrations',
}
const addressBarIsApart = ['pushState', 'replaceState'].map((property) => ({
  object: 'history',
  property,
  message: 'what is in the address is written by site/ui/page/address.ts',
}))

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import'],
  categories: { correctness: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    // A live region is a role on whatever element holds the words.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/label-has-associated-control': ['error', { depth: 4 }],
    'max-lines': ['error', { max: 250 }],
    'max-lines-per-function': ['error', { max: 60 }],
  },
  ignorePatterns: ['.astro', 'dist', 'var'],
  overrides: [
    { files: ['core/**'], rules: forbid(coreIsPure) },
    { files: ['data/**'], rules: forbid(dataIsBelow) },
    { files: ['site/**'], rules: forbid(siteKnowsContract, siteReadsIndex) },
    { files: ['site/app/**'], rules: forbid(siteKnowsContract, siteReadsIndex, browsersOnly, oneLanguage) },
    {
      files: ['site/ui/**'],
      rules: forbid(siteKnowsContract, siteReadsIndex, browsersOnly, oneLanguage, floorOfUi),
    },
    {
      files: ['site/features/**'],
      rules: forbid(siteKnowsContract, siteReadsIndex, browsersOnly, oneLanguage, floorOfFeatures),
    },
    { files: ['site/**/*.{html,page}.ts', 'site/**/*.astro'], rules: forbid(siteKnowsContract, siteReadsIndex) },
    { files: ['site/ui/**/*.{html.ts,page.ts,astro}'], rules: forbid(siteKnowsContract, siteReadsIndex, floorOfUi) },
    {
      files: ['site/features/**/*.{html.ts,page.ts,astro}'],
      rules: forbid(siteKnowsContract, siteReadsIndex, floorOfFeatures),
    },
    { files: ['site/**'], rules: { 'no-restricted-properties': ['error', ...addressBarIsApart] } },
    {
      // The script of the tabs runs before anybody acts: it has no bytes to spare.
      files: ['site/ui/page/address.ts', 'site/features/nearby/tabs.ts', 'site/test/**'],
      rules: { 'no-restricted-properties': 'off' },
    },
    { files: ['api/**'], rules: forbid(apiAlone, routesApart) },
    { files: ['api/app.ts'], rules: forbid(apiAlone) },
    {
      // The first migration is one long list of SQL.
      files: ['data/store/migrations/**'],
      rules: { ...forbid(migrationsAreFrozen), 'max-lines-per-function': 'off' },
    },
    { files: ['scripts/**'], rules: forbid(labIsApart) },
    {
      files: ['scripts/*/**'],
      rules: forbid(labIsApart, scriptsReadSettings),
    },
    { files: ['scripts/dev/**'], rules: forbid(labIsApart) },
    {
      files: ['scripts/lab/**', 'scripts/{bench,pictures}.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      // A test may bring the world together, and reads best in one piece.
      files: ['*/test/**'],
      rules: {
        'no-restricted-imports': 'off',
        'max-lines': 'off',
        'max-lines-per-function': 'off',
      },
    },
  ],
})
