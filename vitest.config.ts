import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const folders = '{access,bench,collections,demo,endpoints,media,search,src}'
const alias = [
  { find: /^@\//, replacement: root },
  { find: '@payload-config', replacement: `${root}payload.config.ts` },
]

/** `import('file.ts?evaluated=LIST')` gives the value of an expression of a module that does not export it. */
const evaluatedExpression = {
  name: 'evaluated-expression',
  transform(code: string, id: string): string | null {
    const expression = /\?evaluated=(.+)$/.exec(id)?.[1]
    return expression
      ? `${code}\nexport const evaluated = ${decodeURIComponent(expression)}\n`
      : null
  },
}

/** Unit tests need nothing but Node; integration tests run on a real Postgres and real SMTP. */
export default defineConfig({
  resolve: { alias },
  plugins: [evaluatedExpression],
  test: {
    // Vitest leaves one core to itself, which on two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Loading packages anew for each file took half of the time; src/testing/setup.ts keeps files apart.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: ['**/*.integration.test.ts', 'src/e2e/**', '**/node_modules/**'],
          setupFiles: ['src/testing/setup.ts'],
          // Ends what hangs; a busy machine may take its time.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [`${folders}/**/*.integration.test.ts`],
          globalSetup: ['src/testing/global-setup.ts'],
          setupFiles: ['src/testing/setup.ts'],
          // Without it Payload's editor never loads on Node 20, and says nothing.
          execArgv: ['--conditions=production'],
          pool: 'forks',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
