import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

/** Number of parts that the material is split into. */
export const FOLDS = 3

/** The source of a case of the material. */
interface SourcedCase {
  id: string
  domain?: string
  url?: string
  source?: string
}

/**
 * The fold of a case, 0 to {@link FOLDS} - 1: all of one site fall into the same, on every machine and
 * in every version. Labelled lines have no site (five books of many thousand lines): each goes by its
 * own id.
 * @see docs/parsing.md#folds
 */
export function foldOf(of: SourcedCase): number {
  const site = of.domain ?? hostOf(of.url)
  const name = site === undefined ? `${of.source ?? ''}/${of.id}` : siteName(site)
  return createHash('sha256').update(name).digest().readUInt32BE(0) % FOLDS
}

// "www.sub.site.co.uk" and "site.co.uk" are one site as far as a rule could tell.
const siteName = (host: string): string => host.toLowerCase().replace(/^www\./, '')

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined
}

/**
 * Writes the cases of a file or folder of `.jsonl.gz` that lie in some fold, or outside it, as one
 * such file.
 */
export async function writeFold(
  data: string,
  to: string,
  isWanted: (fold: number) => boolean,
): Promise<void> {
  const lines = filesOf(data)
    .flatMap((file) => gunzipSync(readFileSync(file)).toString('utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .filter((line) => isWanted(foldOf(JSON.parse(line) as SourcedCase)))
  await writeFile(to, gzipSync(lines.join('\n')))
}

function filesOf(data: string): string[] {
  if (!existsSync(data) || !statSync(data).isDirectory()) return [data]
  return readdirSync(data)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .sort()
    .map((name) => join(data, name))
}
