// Plain Node: repeats an attacker's day, group by group, and prints what was tried and what held.
// `npm run test:attack` tries everything; `-- --short` what every run of the tests tries; names of
// groups choose some of them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { provideChromium } from '../e2e/support/browser/chromium.mjs'
import { GROUPS } from './attack/attack-groups.mjs'
import { checkNode, installWhenNeeded } from './install.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
checkNode()
installWhenNeeded()

const RESULTS = 'test-results/attack'
const args = process.argv.slice(2)
const isShort = args.includes('--short')
const named = args.filter((arg) => !arg.startsWith('--'))
const unknown = named.filter((name) => !(name in GROUPS))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The groups are ${Object.keys(GROUPS).join(', ')}.`)
  process.exit(1)
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
let failed = 0
const table = []
for (const [name, group] of Object.entries(GROUPS)) {
  if (named.length > 0 && !named.includes(name)) continue
  const parts = [
    runVitest(name, group.vitest),
    ...(isShort ? [] : [runBrowser(name, group.browser)]),
  ]
  const tests = parts.reduce((sum, part) => sum + part.tried, 0)
  const held = parts.reduce((sum, part) => sum + part.held, 0)
  failed += tests === 0 ? 1 : tests - held
  table.push({ name, tests, held, requests: requestsOf(name) })
}
for (const { name, tests, held, requests } of table) {
  const sent = requests > 0 ? `, ${requests.toLocaleString('en')} requests` : ''
  console.log(`${name.padEnd(8)} ${tests} tried, ${held} held${sent}`)
}
process.exit(failed > 0 ? 1 : 0)

function environment(name) {
  return {
    ...process.env,
    ATTACK: isShort ? 'short' : 'whole',
    ATTACK_REPORT: `${RESULTS}/${name}.count`,
  }
}

function runVitest(name, files) {
  const file = `${RESULTS}/${name}-vitest.json`
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const longer = ['--testTimeout=300000']
  const program = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...longer, ...files]
  const env = environment(name)
  const { status } = spawnSync(process.execPath, program, { stdio: 'inherit', env })
  return counted(status, file, (results) => ({
    tried: results.numPassedTests + results.numFailedTests,
    held: results.numPassedTests,
  }))
}

function runBrowser(name, files) {
  if (!provideChromium()) {
    console.error('No Chromium was found and none could be installed.')
    return { tried: 1, held: 0 }
  }
  const cli = 'node_modules/@playwright/test/cli.js'
  const chosen = files.map((file) => `src/e2e/${file}.e2e.ts`)
  const env = environment(name)
  // An attack that succeeds once did not fail.
  const { status } = spawnSync(process.execPath, [cli, 'test', '--retries=0', ...chosen], {
    stdio: 'inherit',
    env,
  })
  return counted(status, 'test-results/e2e.json', ({ stats }) => ({
    tried: stats.expected + stats.unexpected,
    held: stats.expected,
  }))
}

/** A runner that crashed without a failed test counts as a failure. */
function counted(status, file, read) {
  try {
    const { tried, held } = read(JSON.parse(readFileSync(file, 'utf8')))
    return status !== 0 && tried === held ? { tried: tried + 1, held } : { tried, held }
  } catch {
    console.error(`There are no results in ${file}`)
    return { tried: 1, held: 0 }
  }
}

function requestsOf(name) {
  try {
    const lines = readFileSync(`${RESULTS}/${name}.count`, 'utf8').trim().split('\n')
    return lines.reduce((sum, line) => sum + Number(line), 0)
  } catch {
    return 0
  }
}
