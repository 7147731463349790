import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const REFERENCE = /\n?\/[/*]# sourceMappingURL=\S+(?: \*\/)?\s*$/

/** Deletes the source maps among the static files of a finished build, and the references to them. */
export async function removeSourceMaps(root: string): Promise<void> {
  const folder = join(root, '.next', 'static')
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((each) => each.endsWith('.map'))) {
    await rm(join(folder, name))
    const source = name.slice(0, -'.map'.length)
    if (!names.includes(source)) continue
    const text = await readFile(join(folder, source), 'utf8')
    await writeFile(join(folder, source), text.replace(REFERENCE, '\n'))
  }
}
