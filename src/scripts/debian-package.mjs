// Plain Node, for the test script: programs that tests run for real.
import { spawnSync } from 'node:child_process'

/** Whether a program starts. */
export const isProgram = (name) =>
  spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined

/** Installs a package of Debian, as root. One that cannot be installed is left out. */
export function installPackage(name) {
  runInstaller('apt-get', ['update'])
  runInstaller('apt-get', ['install', '-y', '--no-install-recommends', name])
}

/** Runs an installer, with its output on the console. */
export function runInstaller(command, args) {
  console.log(`For the tests: ${command} ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, args, { stdio: 'inherit', env, timeout: 300_000 })
}
