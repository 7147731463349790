// Plain Node without packages: the whole test command, from a fresh clone on.
// `node src/scripts/test.mjs checks unit integration e2e` runs only the parts named.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installPackage, isProgram } from './debian-package.mjs'
import { checkNode, installWhenNeeded } from './install.mjs'
import { readBrowserReport, readVitestReport, shorten } from './reports/test-reports.mjs'

const PARTS = ['checks', 'unit', 'integration', 'e2e']
const RESULTS = 'test-results'
/** Browser tests that were flaky before, as `file > title`. */
const KNOWN_FLAKY = 'src/e2e/flaky.json'
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
/** Failures and flaky tests, printed again at the end: a truncated log keeps its last lines. */
const messages = []

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
provideTesseract()
mkdirSync(RESULTS, { recursive: true })
await inTwoLanes(shortJobs())
if (wanted('integration')) await runVitest('integration')
if (wanted('e2e')) await runBrowserTests()

for (const message of messages) console.log(`\n${message}`)
if (total.flaky > 0) console.log(`${total.flaky} flaky`)
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

/** Installs the program that recognizes text, in CI: without it its own tests are skipped. */
function provideTesseract() {
  const isNeeded = wanted('unit') && process.env.CI && process.getuid?.() === 0
  if (isNeeded && !isProgram('tesseract')) installPackage('tesseract-ocr')
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
    messages.push(`FAILED  ${name}\n${shorten(output)}`)
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
  count(code, file, readVitestReport)
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
  const knownFlaky = JSON.parse(readFileSync(KNOWN_FLAKY, 'utf8'))
  count(code, file, (report) => readBrowserReport(report, knownFlaky))
}

/** Adds a runner's own counts; one that crashed without a failed test counts as a failure. */
function count(code, file, read) {
  const counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  try {
    const { messages: found, ...counted } = read(JSON.parse(readFileSync(file, 'utf8')))
    messages.push(...found)
    Object.assign(counts, counted)
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
