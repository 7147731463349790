import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { LicensedPackage } from './licences'

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dev: z.boolean().optional(),
      license: z.unknown().optional(),
    }),
  ),
})

/** The current field, and the two that old packages have. */
const PackageFile = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
})

/** Lists the production packages of the lock file with their licences. */
export async function installedPackages(root: string): Promise<LicensedPackage[]> {
  const lock = Lock.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))
  const production = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)
  return Promise.all(
    production.map(async ([path, { version = '', license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: typeof license === 'string' ? license : await licenceOf(join(root, path)),
    })),
  )
}

/** The licence in the package file; null where there is none, or the package is for another platform. */
async function licenceOf(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}')
  return parseLicence(JSON.parse(text))
}

/** Parses the licence of a package file; several in the old field count as a choice. */
export function parseLicence(file: unknown): string | null {
  const { data } = PackageFile.safeParse(file)
  if (!data) return null
  if (data.license !== undefined) {
    return typeof data.license === 'string' ? data.license : data.license.type
  }
  return data.licenses?.map(({ type }) => type).join(' OR ') || null
}
