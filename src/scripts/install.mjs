// Plain Node without packages: this runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.installed-from'
const INSTALLED = 'node_modules/.package-lock.json'

/** Ends the process with a sentence when this Node is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isNewEnough = major > 20 || (major === 20 && minor >= 19)
  if (isNewEnough) return
  console.error(
    `This needs Node 20.19 or newer (24 is recommended); here is ${process.versions.node}.\n` +
      'Get it at https://nodejs.org or with your version manager.',
  )
  process.exit(1)
}

/** Installs the packages when they are missing or differ from the lock file. */
export function installWhenNeeded() {
  if (!isInstallNeeded()) return
  console.log('Installing packages (some minutes, once)')
  // An environment with NODE_ENV=production would leave out what builds and tests need.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // npm 11 writes locks that its own `ci` refuses (platform packages of next that it leaves out).
  const isDone = npm('ci', flags, 'ignore') || npm('install', ['--no-save', ...flags], 'inherit')
  if (!isDone) {
    console.error('The packages could not be installed. See what npm says above.')
    process.exit(1)
  }
  writeFileSync(STAMP, wantedHash())
}

function npm(command, flags, errors) {
  const env = { ...process.env, NODE_ENV: '' }
  const stdio = ['ignore', 'inherit', errors]
  return spawnSync('npm', [command, ...flags], { env, stdio }).status === 0
}

function isInstallNeeded() {
  if (!existsSync(INSTALLED)) return true
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') !== wantedHash()
  return statSync(INSTALLED).mtimeMs < statSync('package-lock.json').mtimeMs
}

function wantedHash() {
  const { dependencies, devDependencies, overrides } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  return createHash('sha256')
    .update(JSON.stringify({ dependencies, devDependencies, overrides }))
    .update(readFileSync('package-lock.json'))
    .digest('hex')
}
