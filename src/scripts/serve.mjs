// `npm run serve`: the serving process with the settings of the system's allocator that it needs.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ALLOCATOR_ENV } from '../runtime/process/node-settings.mjs'
import { builtEntry } from './bundles/built-entry.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
if (existsSync('.env')) process.loadEnvFile('.env')
const args = [...builtEntry('serve'), ...process.argv.slice(2)]
const child = spawn(process.execPath, args, {
  env: { ...ALLOCATOR_ENV, ...process.env },
  // The channel closes when this process ends, for any reason, and stops the child.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 143)))
