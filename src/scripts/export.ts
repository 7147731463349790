import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { joinRunningProduct } from '@/src/runtime/startup/start/join-running'

const HELP = `Takes a whole site out as a zip of open formats.

  npm run export -- --site SLUG FILE.zip

  --site SLUG  the site
  --help       this text
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' }, help: { type: 'boolean', default: false } },
})

async function main(): Promise<number> {
  const [file] = positionals
  if (values.help || file === undefined || values.site === undefined) {
    console.log(HELP)
    return values.help ? 0 : 1
  }
  await joinRunningProduct(process.env)
  // Only now: the config reads its settings when it is loaded.
  const { default: config } = await import('@payload-config')
  const { findSite } = await import('@/src/server/sites/scope')
  const { exportSite } = await import('@/src/server/exporting/export-site')
  const payload = await getPayload({ config, disableOnInit: true })
  const site = await findSite(payload, values.site)
  if (!site) throw new Error(`There is no site with the slug ${values.site}.`)
  const { bytes } = await exportSite(payload, site)
  await writeExport(file, bytes)
  console.log(`${values.site} lies in ${file}.`)
  return 0
}

/** Half an export is none: the file has its name when it is whole. */
async function writeExport(file: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const part = `${file}.part`
  try {
    await pipeline(Readable.from(bytes), createWriteStream(part))
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
