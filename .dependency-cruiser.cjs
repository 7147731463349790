/**
 * Who may import whom: the table of docs/architecture.md, as rules. Circles are refused everywhere.
 * Type-only imports count too, except where a row says otherwise.
 */

/** A folder and all it may import of ours; itself always. Anything else is refused. */
const ROOMS = {
  '^src/domain': [],
  '^src/contract': ['^src/domain'],
  '^src/parsing': ['^src/domain'],
  '^src/stripe-simulator': ['^src/domain'],
  '^search': ['^src/domain', '^src/contract'],
  '^media': ['^src/domain', '^src/contract'],
  '^access': ['^src/domain', '^src/contract', '^payload-types'],
  '^collections': [
    '^access',
    '^src/domain',
    '^src/contract',
    // what a field's hook makes harmless before it is stored
    '^src/parsing/html',
    '^search',
    '^media',
    '^payload-types',
  ],
  '^src/server': [
    '^src/stripe-simulator',
    '^access',
    '^src/domain',
    '^src/contract',
    '^src/parsing',
    '^search',
    '^media',
    '^payload-types',
    // how a thread that parses is started: from a bundle or from TypeScript
    '^src/runtime/process/node-settings',
  ],
  '^src/importing': [
    '^src/server',
    '^access',
    '^src/domain',
    '^src/contract',
    '^src/parsing',
    '^media',
    '^payload-types',
  ],
  // Pictures and videos are answered beside the calls that concern them.
  '^endpoints/media': ['^src/contract', '^src/server', '^src/domain', '^media', '^endpoints'],
  '^endpoints/(?!media)': [
    '^src/contract',
    '^access',
    '^src/server',
    '^src/importing',
    '^src/domain',
    '^endpoints',
  ],
  '^src/ui': ['^src/domain'],
  '^src/api': ['^src/domain', '^src/contract'],
  '^src/session': ['^src/ui', '^src/api', '^src/domain', '^src/contract'],
  '^src/site': ['^src/ui', '^src/api', '^src/session', '^src/domain', '^src/contract'],
  '^src/kitchen': [
    '^src/ui',
    '^src/api',
    '^src/session',
    '^src/domain',
    '^src/contract',
    // lines are taken apart while they are typed, and typed times are understood
    '^src/parsing/ingredient-line/usage-reader',
    '^src/parsing/digits',
    '^src/parsing/duration',
    '^src/parsing/fraction-markup',
    '^src/parsing/timer',
    '^src/parsing/written-number',
  ],
  '^src/runtime/process': ['^src/domain'],
  '^src/runtime/startup': [
    '^src/runtime/process',
    '^src/domain',
    '^src/server',
    '^collections/migrations',
    '^collections/compatibility',
    '^media',
    '^search',
  ],
  '^src/runtime/backup': [
    '^src/runtime/process',
    '^src/runtime/startup',
    '^src/domain',
    '^src/server',
    '^media',
  ],
  '^src/runtime/tracing': ['^src/server'],
  '^src/runtime/metrics': ['^src/runtime/process', '^src/server'],
  '^src/runtime/serving': [
    '^src/runtime/metrics',
    '^src/runtime/process',
    '^src/runtime/startup',
    '^src/domain',
    '^src/contract',
    '^src/server',
    '^media',
    '^search',
    '^collections/migrations',
  ],
  '^src/runtime/working': [
    '^src/importing',
    '^src/runtime/backup',
    '^src/runtime/metrics',
    '^src/runtime/process',
    '^src/runtime/startup',
    '^src/domain',
    '^src/server',
    '^search',
  ],
  '^src/account': ['^src/ui', '^src/api', '^src/session', '^src/domain', '^src/contract'],
}

const OUR_CODE =
  '^(access|collections|demo|endpoints|media|search|src|payload\\.config|payload-types)'
/** Tests may reach for builders and the in-process caller. */
const TESTS = '\\.(test|e2e)\\.tsx?$'

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...Object.entries(ROOMS).map(([room, allowed]) => ({
      name: `room ${room.replace('^', '')}`,
      severity: 'error',
      from: { path: room, pathNot: TESTS },
      to: { path: OUR_CODE, pathNot: [room, ...allowed].join('|') },
    })),
    {
      name: 'domain-has-no-packages',
      comment:
        'But colorjs.io and a table of letters, which are plain functions (docs/decisions/025 and 027).',
      severity: 'error',
      from: {
        path: '^src/domain',
        pathNot: `${TESTS}|^src/domain/(appearance/colour|addresses/slug-from-title)\\.ts$`,
      },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'alphabets-are-loaded-when-needed',
      comment:
        'Their tables are 219 KB compressed: browsers go through lazy-slug (docs/decisions/027).',
      severity: 'error',
      from: { path: '^src/(domain|ui|api|session|site|kitchen|account)', pathNot: TESTS },
      to: { path: '^src/domain/addresses/slug-from-title', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'zod-stays-out-of-the-browser',
      comment: 'Screens and the client take types of the contract; its schemas run on the server.',
      severity: 'error',
      from: { path: '^src/(ui|api|session|site|kitchen|account)', pathNot: TESTS },
      to: {
        path: '^src/contract',
        pathNot:
          '^src/contract/((calls|error|plain-fields)|recipe/term-lists|[a-z]+/[a-z]+-fields)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'next-only-in-screens-and-runtime',
      severity: 'error',
      from: {
        pathNot: `^src/(app|site|kitchen|account|session|runtime)|next\\.config|${TESTS}`,
      },
      to: { path: '^node_modules/next/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mails-are-drawn-in-one-place',
      comment: 'React Email and the components of mails (docs/decisions/029).',
      severity: 'error',
      from: { pathNot: `^src/server/mail/|${TESTS}` },
      to: { path: '^node_modules/@react-email/|^src/server/mail/parts/' },
    },
    {
      name: 'one-importer-of-the-meilisearch-client',
      severity: 'error',
      from: { pathNot: '^search/meilisearch' },
      to: { path: '^node_modules/meilisearch/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|\\.data)/|importMap' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
