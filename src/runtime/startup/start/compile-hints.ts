import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * A hint to compile all of a script while it loads, off the page's main thread. Without it most functions
 * of React and Next are compiled when they are first called, at the start of every page: two thirds of the
 * longest task there. Browsers that do not support it read a comment.
 * @see docs/product/figures.md#page-in-a-browser
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Minimum bytes of a script for the hint. Browsers compile smaller ones when they run them, where it would
 * only cost.
 */
const COMPILED_WHILE_LOADING = 30_000

const BuildManifest = z.object({ rootMainFiles: z.array(z.string()) })

/** Adds the hint to the large scripts that every page of a finished build runs at its start. */
export async function hintScripts(root: string): Promise<void> {
  const next = join(root, '.next')
  const text = await readFile(join(next, 'build-manifest.json'), 'utf8')
  const { rootMainFiles } = BuildManifest.parse(JSON.parse(text))
  for (const name of rootMainFiles) {
    const file = join(next, name)
    const script = await readFile(file, 'utf8')
    if (script.length < COMPILED_WHILE_LOADING || script.startsWith(COMPILE_HINT)) continue
    await writeFile(file, COMPILE_HINT + script)
  }
}
