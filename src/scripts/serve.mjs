// `npm run serve`: the serving process with the settings of the system's allocator that it needs, which
// count only when they are there before a process starts (src/runtime/launching/start/step.ts).
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
if (existsSync('.env')) process.loadEnvFile('.env')
const flags = ['--conditions=production', '--import', 'tsx', 'src/entries/serve.ts']
const child = spawn(process.execPath, [...flags, ...process.argv.slice(2)], {
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', ...process.env },
  // The channel tells the child when this process is gone, however it went.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 143)))
