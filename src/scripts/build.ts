import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { messageOf } from '@/src/runtime/process/processes'
import { buildWhenChanged } from '@/src/runtime/startup/start/build'
import { bundleEntrypoints } from './bundles/bundle-entrypoints.mjs'

/** `npm run build`: what `npm run serve` serves. Does nothing when the sources are those built. */
const root = process.cwd()
// Not in `.next`, which the build empties first.
const logFile = join(root, 'node_modules', '.cache', 'recipes-build.log')
mkdirSync(dirname(logFile), { recursive: true })
const report = (line: string): void => {
  console.log(line)
}
try {
  await bundleEntrypoints(root)
  await buildWhenChanged({ root, logFile, report, signal: new AbortController().signal })
  report('The build is up to date.')
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
