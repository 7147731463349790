// Plain Node, for the test script and for Playwright's config: which browser the tests drive.
import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium of this machine, or undefined for Playwright's own. */
export function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...candidates, ...APPLICATIONS].find(isExecutable)
}

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
    // Nothing but this machine can be reached, whatever a page asks for.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  ]
}

/**
 * Sees to it that there is a browser: the machine's, else, as root on Debian, its package, else
 * Playwright's download. Returns whether one was found that starts.
 */
export function provideChromium() {
  if (systemChromium()) return true
  const tries = [
    ...(process.getuid?.() === 0
      ? [
          ['apt-get', ['update']],
          ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
        ]
      : []),
    ['npx', ['playwright', 'install', 'chromium']],
  ]
  if (startsPlaywrights()) return true
  for (const [command, args] of tries) {
    console.log(`No browser yet: ${command} ${args.join(' ')}`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync(command, args, { stdio: 'inherit', env, timeout: 300_000 })
    if (systemChromium() ?? startsPlaywrights()) return true
  }
  return false
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
