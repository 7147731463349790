import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders of immutable files in a build, with their addresses. */
const FOLDERS = [
  { folder: join('.next', 'static'), address: '/_next/static' },
  { folder: join('public', 'fonts'), address: '/fonts' },
]

/** Lists the URLs of a build's files, each named by its content hash. */
export async function buildFiles(root: string): Promise<ReadonlySet<string>> {
  const all = await Promise.all(
    FOLDERS.map(async ({ folder, address }) => {
      const found = await readdir(join(root, folder), { recursive: true }).catch(() => [])
      return found.map((name) => `${address}/${name.split('/').map(encodeURIComponent).join('/')}`)
    }),
  )
  return new Set(all.flat())
}
