// Plain Node, for the test script and for Playwright's config: which browser the tests drive.
import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackage, runInstaller } from '../../../scripts/debian-package.mjs'

/** Chromium without a window system: the same engine with a third less work for the machine. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium of this machine, or undefined for Playwright's own. */
export const systemChromium = () => [...inPath(NAMES), ...APPLICATIONS].find(isExecutable)

/** The path of the browser that tests drive, or undefined for Playwright's own. */
export const testedChromium = () =>
  process.env.E2E_CHROMIUM ?? inPath([SHELL]).find(isExecutable) ?? systemChromium()

const inPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))

/** Flags that keep the browser to the pages under test. */
export function chromiumFlags() {
  const isRoot = process.getuid?.() === 0
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-sync',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--no-pings',
    // Only this machine can be reached, whatever a page requests.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  ]
}

/**
 * Sees to it that there is a browser: the machine's, else, as root on Debian, its package, else
 * Playwright's download. In CI the package without a window system is tried first, for its speed.
 * Returns whether one was found that starts.
 */
export function provideChromium() {
  const isRoot = process.getuid?.() === 0
  const known = systemChromium()
  if (process.env.CI && isRoot && testedChromium() === known) {
    installPackage(SHELL)
    // One that does not fit what was there before is left alone.
    if (known && !startsBy(testedChromium())) process.env.E2E_CHROMIUM = known
  }
  if (testedChromium() ?? startsPlaywrights()) return true
  if (isRoot) installPackage('chromium')
  if (testedChromium()) return true
  runInstaller('npx', ['playwright', 'install', 'chromium'])
  return startsPlaywrights()
}

function startsBy(path) {
  const flags = ['--headless', '--no-sandbox', '--dump-dom', 'about:blank']
  return spawnSync(path, flags, { stdio: 'ignore', timeout: 60_000 }).status === 0
}

function startsPlaywrights() {
  const script = `const { chromium } = await import('@playwright/test')
    await (await chromium.launch({ args: ['--no-sandbox'] })).close()`
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      stdio: 'ignore',
      timeout: 60_000,
    })
    return true
  } catch {
    return false
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
