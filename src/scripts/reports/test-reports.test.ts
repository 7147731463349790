import { describe, expect, it } from 'vitest'
import { MAX_FLAKY, readBrowserReport, readVitestReport, shorten } from './test-reports.mjs'
import type { BrowserReport } from './test-reports.mjs'

const FILE = 'kitchen/site/design.e2e.ts'
const failedOnce = (message: string) => ({ status: 'failed', errors: [{ message }] })
const PASSED = { status: 'passed', errors: [] }

/** A spec with one test, which ran as often as it has results. */
const spec = (title: string, status: string, results: { status: string; errors: object[] }[]) => ({
  title,
  file: FILE,
  line: 218,
  tests: [{ projectName: 'phone', status, results }],
})

/** A report of a run with one failed test and a number of flaky ones, in a group of a file. */
const browserReport = (flaky: number): BrowserReport => ({
  stats: { expected: 30, unexpected: 1, flaky, skipped: 2 },
  suites: [
    {
      specs: [
        spec('opens', 'expected', [PASSED]),
        spec('breaks', 'unexpected', [failedOnce('first'), failedOnce('second')]),
      ],
      suites: [
        {
          specs: Array.from({ length: flaky }, (_, index) =>
            spec(`races ${index}`, 'flaky', [failedOnce('\u001b[31mtoo late\u001b[39m'), PASSED]),
          ),
        },
      ],
    },
  ],
})

describe('a report of browser tests', () => {
  it('counts a test that passed when repeated as passed, and names it', () => {
    const { messages, ...counts } = readBrowserReport(browserReport(1))
    expect(counts).toEqual({ passed: 31, failed: 1, skipped: 2, flaky: 1 })
    expect(messages).toEqual([
      `FAILED  [phone] ${FILE}:218 > breaks\nsecond`,
      `FLAKY  [phone] ${FILE}:218 > races 0\ntoo late\nIf it races, add it to src/e2e/flaky.json: "${FILE} > races 0"`,
    ])
  })

  it('tells a test that was flaky before', () => {
    const { messages } = readBrowserReport(browserReport(2), [`${FILE} > races 1`])
    expect(messages.map((message) => message.split('\n')[0])).toEqual([
      `FAILED  [phone] ${FILE}:218 > breaks`,
      `FLAKY  [phone] ${FILE}:218 > races 0`,
      `FLAKY AGAIN  [phone] ${FILE}:218 > races 1`,
    ])
    expect(messages.at(-1)).toContain('mend it now')
  })

  it('fails with more than three flaky tests, and says why', () => {
    expect(readBrowserReport(browserReport(MAX_FLAKY)).failed).toBe(1)
    const { passed, failed, flaky, messages } = readBrowserReport(browserReport(4))
    expect({ passed, failed, flaky }).toEqual({ passed: 34, failed: 2, flaky: 4 })
    expect(messages.at(-1)).toBe(
      'FAILED  browser tests: 4 passed only when repeated; more than 3 such tests fail the run',
    )
  })
})

describe('a report of Vitest', () => {
  it('names failed tests, and files that failed before their tests ran', () => {
    const results = [
      {
        name: `${process.cwd()}/src/a.test.ts`,
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'a adds', status: 'passed', failureMessages: [] },
          { fullName: 'a divides', status: 'failed', failureMessages: ['by zero'] },
        ],
      },
      {
        name: `${process.cwd()}/src/b.test.ts`,
        status: 'failed',
        message: 'does not parse',
        assertionResults: [],
      },
    ]
    const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
    expect(readVitestReport({ ...counts, testResults: results })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 3,
      flaky: 0,
      messages: [
        'FAILED  src/a.test.ts > a divides\nby zero',
        'FAILED  src/b.test.ts\ndoes not parse',
      ],
    })
  })
})

it('shortens a message to thirty lines without those of packages', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`)
  const text = ['    at x (/a/node_modules/y.js:1:2)', ...lines].join('\n')
  expect(shorten(text).split('\n')).toEqual(lines.slice(0, 30))
  expect(shorten()).toBe('')
})
