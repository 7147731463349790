import { existsSync } from 'node:fs'
import { bundledEntry } from '../../runtime/process/node-settings.mjs'

/** Node's arguments for an entry of the build; ends the process in words where there is none. */
export function builtEntry(name) {
  const { flags, file } = bundledEntry(name)
  if (existsSync(file)) return [...flags, file]
  console.error('There is no build to serve. Run `npm run build` first.')
  process.exit(1)
}
