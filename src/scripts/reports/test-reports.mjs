// Plain Node: reads the JSON reports of Vitest and Playwright for the closing lines of the test command.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A run with more flaky browser tests than this fails. */
export const MAX_FLAKY = 3

/** Lines of a message that are printed. */
const MAX_LINES = 30

/** Counts and failures of a Vitest report. */
export function readVitestReport(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: 0,
    messages: report.testResults.flatMap(vitestFailures),
  }
}

/** A file that failed before its tests ran has a message of its own and no failed test. */
function vitestFailures({ name: path, status, message, assertionResults }) {
  const name = relative('.', path)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [failureMessage(name, message)]
  return failed.map(({ fullName, failureMessages }) =>
    failureMessage(`${name} > ${fullName}`, failureMessages.join('\n')),
  )
}

/**
 * Counts, failures and flaky tests of a Playwright report. A flaky test failed and passed when it was
 * repeated: it counts as passed, and more than `MAX_FLAKY` of them count as one failure.
 * @param knownFlaky tests that were flaky before, as `file > title`
 */
export function readBrowserReport({ stats, suites }, knownFlaky = []) {
  const tests = suites.flatMap(testsOf)
  const withStatus = (status) => tests.filter((test) => test.status === status)
  const hasTooManyFlaky = stats.flaky > MAX_FLAKY
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (hasTooManyFlaky ? 1 : 0),
    skipped: stats.skipped,
    flaky: stats.flaky,
    messages: [
      ...withStatus('unexpected').map(({ name, results }) =>
        failureMessage(name, errorText(results.at(-1))),
      ),
      ...withStatus('flaky').map((test) => flakyMessage(test, knownFlaky)),
      ...(hasTooManyFlaky ? [tooManyFlaky(stats.flaky)] : []),
    ],
  }
}

function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      key: `${file} > ${title}`,
      name: `[${projectName}] ${file}:${line} > ${title}`,
      status,
      results,
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

const failureMessage = (name, text) => `FAILED  ${name}\n${shorten(text)}`

function flakyMessage({ key, name, results }, knownFlaky) {
  const isKnown = knownFlaky.includes(key)
  const advice = isKnown
    ? 'It is in src/e2e/flaky.json already: mend it now.'
    : `If it races, add it to src/e2e/flaky.json: ${JSON.stringify(key)}`
  const text = shorten(errorText(results.find(({ status }) => status !== 'passed')))
  return `${isKnown ? 'FLAKY AGAIN' : 'FLAKY'}  ${name}\n${text}\n${advice}`
}

const tooManyFlaky = (count) =>
  `FAILED  browser tests: ${count} passed only when repeated; more than ${MAX_FLAKY} such tests fail the run`

const errorText = (result) => result?.errors.map(({ message }) => message).join('\n')

/** Shortens a message to its first lines, without colours and without lines of packages. */
export function shorten(text = '') {
  return stripVTControlCharacters(text)
    .trim()
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, MAX_LINES)
    .join('\n')
}
