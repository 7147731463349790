// Plain Node without packages: the first thing that runs in a fresh clone.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundledEntry, sourceEntry } from '../runtime/process/node-settings.mjs'
import { bundleEntrypoints } from './bundles/bundle-entrypoints.mjs'
import { checkNode, installWhenNeeded } from './install.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
checkNode()
installWhenNeeded()
if (existsSync('.env')) process.loadEnvFile('.env')

const isDev = process.argv.includes('--dev')
if (!isDev) await bundleEntrypoints(process.cwd())
const { flags, file } = isDev ? sourceEntry('start') : bundledEntry('start')
const args = [...flags, file, ...process.argv.slice(2)]
// The channel closes when this process ends, for any reason, and stops the child.
const child = spawn(process.execPath, args, {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
