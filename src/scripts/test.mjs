// Plain Node without packages: the whole test command, from a fresh clone on.
// `node src/scripts/test.mjs checks unit integration e2e` runs only the parts named.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { checkNode, installWhenNeeded } from './install.mjs'

const PARTS = ['checks', 'unit', 'integration', 'e2e']
const RESULTS = 'test-results'
const total = { passed: 0, failed: 0, skipped: 0 }
/** Failures, printed again at the end: a truncated log keeps its last lines. */
const failures = []

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const named = process.argv.slice(2)
const unknown = named.filter((part) => !PARTS.includes(part))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The parts are ${PARTS.join(', ')}.`)
  process.exit(1)
}
const wanted = (part) => named.length === 0 || named.includes(part)

checkNode()
installWhenNeeded()
mkdirSync(RESULTS, { recursive: true })
await inTwoLanes(shortJobs())
if (wanted('integration')) await runVitest('integration')
if (wanted('e2e')) await runBrowserTests()

for (const failure of failures) console.log(`\n${failure}`)
if (total.skipped > 0) console.log(`${total.skipped} skipped`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

/**
 * Jobs that take about one core each, the longest first: unit tests and checks, and the build that the
 * browser tests start. The types of pages are checked when the build has written theirs.
 */
function shortJobs() {
  const checks = wanted('checks') ? checkNames() : []
  const unit = () => runVitest('unit', checks.length > 0 ? ['--maxWorkers=1'] : [])
  const lint = checks.filter((name) => name === 'check:lint')
  const types = checks.filter((name) => name === 'check:types')
  const others = checks.filter((name) => !lint.includes(name) && !types.includes(name))
  return [
    ...lint.map((name) => () => runCheck(name)),
    async () => {
      if (wanted('e2e')) await build()
      for (const name of types) await runCheck(name)
    },
    ...(wanted('unit') ? [unit] : []),
    ...others.map((name) => () => runCheck(name)),
  ]
}

async function inTwoLanes(jobs) {
  const lane = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job()
  }
  await Promise.all([lane(), lane()])
}

/** Every `check:*` script counts as one test. */
function checkNames() {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  return Object.keys(scripts).filter((name) => name.startsWith('check:'))
}

async function runCheck(name) {
  const { code, output } = await run('npm', ['run', '--silent', name], { quiet: true })
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}`)
  if (code !== 0) {
    console.log(output)
    failures.push(`FAILED  ${name}\n${shortened(output)}`)
  }
  total[code === 0 ? 'passed' : 'failed'] += 1
}

/** Not counted: without it the start of the product builds, and fails where this has failed. */
async function build() {
  const { code, output } = await run('npm', ['run', '--silent', 'build'], { quiet: true })
  if (code !== 0) console.log(output)
}

async function runVitest(project, flags = []) {
  const file = `${RESULTS}/${project}.json`
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    ...flags,
    ...reporters,
  ]
  const { code } = await run(process.execPath, args)
  count(code, file, (results) => {
    failures.push(...vitestFailures(results))
    return {
      passed: results.numPassedTests,
      failed: results.numFailedTests,
      skipped: results.numPendingTests + results.numTodoTests,
    }
  })
}

/** A file that failed before its tests ran has a message of its own and no failed test. */
function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const name = relative('.', path)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed')
      return [`FAILED  ${name}\n${shortened(message)}`]
    return failed.map(
      ({ fullName, failureMessages }) =>
        `FAILED  ${name} > ${fullName}\n${shortened(failureMessages.join('\n'))}`,
    )
  })
}

async function runBrowserTests() {
  const { provideChromium } = await import('../e2e/support/browser/chromium.mjs')
  if (!provideChromium()) {
    console.error('No Chromium was found and none could be installed.')
    total.failed += 1
    return
  }
  const file = `${RESULTS}/e2e.json`
  rmSync(file, { force: true })
  const { code } = await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'])
  count(code, file, ({ stats, suites }) => {
    failures.push(...suites.flatMap((suite) => browserFailures(suite)))
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }
  })
}

function browserFailures({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const messages = results.at(-1)?.errors.map(({ message }) => message) ?? []
        return `FAILED  [${projectName}] ${file}:${line} > ${title}\n${shortened(messages.join('\n'))}`
      }),
  )
  return [...own, ...suites.flatMap((suite) => browserFailures(suite))]
}

function shortened(text = '') {
  return stripVTControlCharacters(text)
    .trim()
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, 30)
    .join('\n')
}

/** Adds a runner's own counts; one that ended badly without a failed test counts as a failure. */
function count(code, file, read) {
  let counts = { passed: 0, failed: 0, skipped: 0 }
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.error(`There are no results in ${file}`)
  }
  const hasRun = counts.passed + counts.failed > 0
  if (counts.failed === 0 && (code !== 0 || !hasRun)) counts.failed = 1
  for (const key of Object.keys(total)) total[key] += counts[key]
}

function run(command, args, { quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', quiet ? 'pipe' : 1, quiet ? 'pipe' : 2],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => (output += part))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
