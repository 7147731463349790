import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Payload } from 'payload'
import type { Import } from '@/src/contract/import'
import { createImport } from '../jobs/create-import'
import type { NewImport } from '../jobs/create-import'
import { claimJob } from '../jobs/job'
import { getImport } from '../jobs/read'
import { runImport } from '../jobs/run-import'
import type { RunOptions } from '../jobs/run-import'

/** Creates files in a temporary folder, by name. */
export async function createFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-test-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

/** Imports a file or folder into a site, from start to end. */
export async function importPath(
  payload: Payload,
  siteId: string,
  path: string,
  { wish = {}, run = {} }: { wish?: Partial<NewImport>; run?: RunOptions } = {},
): Promise<Import> {
  const importId = await createImport(payload, {
    siteId,
    userId: null,
    fileName: path.split('/').at(-1) ?? path,
    paths: [path],
    format: null,
    isDryRun: false,
    onRepeat: 'update',
    columns: {},
    fingerprint: 'a command',
    ...wish,
  })
  await runImport(payload, await claimJob(payload, importId), run)
  return getImport(payload, siteId, importId)
}

/** Joins the chunks of a text. */
export async function collectText(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}
