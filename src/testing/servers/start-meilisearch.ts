import { startMeilisearch } from '@/src/runtime/startup/embedded/meilisearch'

/*
 * Run as a process that is killed: starts the server of a folder of programs on a folder of data, and
 * says on its standard output that it runs.
 */
const [folder = '', path = ''] = process.argv.slice(2)
const running = await startMeilisearch({
  folder,
  key: 'a key of a process that is killed',
  report: () => undefined,
  path,
})
process.stdout.write(running ? 'runs' : 'does not run')
