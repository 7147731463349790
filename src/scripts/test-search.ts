import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

/**
 * `npm run test:search`: the contract of the search engines alone; `-- --meili URL [--key KEY]` has
 * Meilisearch held to it on a real server, in an index of the tests' own.
 */
const { values } = parseArgs({
  options: { meili: { type: 'string' }, key: { type: 'string' } },
})
const given = {
  ...(values.meili === undefined ? {} : { MEILI_URL: values.meili }),
  ...(values.key === undefined ? {} : { MEILI_KEY: values.key }),
}
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'integration', 'search']
spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...given } }).on(
  'close',
  (code) => process.exit(code ?? 1),
)
