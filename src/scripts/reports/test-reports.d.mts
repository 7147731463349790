/** A test report as the closing lines of the test command need it. */
export type TestReport = {
  passed: number
  failed: number
  skipped: number
  flaky: number
  /** A message for each failure and each flaky test. */
  messages: string[]
}

/** A Vitest report, as far as it is read. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** A Playwright report, as far as it is read. */
export type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: BrowserSuite[]
}

/** A file of tests, or a group in one. */
export type BrowserSuite = {
  suites?: BrowserSuite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: {
      projectName: string
      status: string
      results: { status: string; errors: { message?: string }[] }[]
    }[]
  }[]
}

export declare const MAX_FLAKY: number
export declare function readVitestReport(report: VitestReport): TestReport
export declare function readBrowserReport(
  report: BrowserReport,
  knownFlaky?: readonly string[],
): TestReport
export declare function shorten(text?: string): string
