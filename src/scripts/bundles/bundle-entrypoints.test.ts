import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BUNDLES, bundledEntry } from '@/src/runtime/process/node-settings.mjs'
import { bundleEntrypoints } from './bundle-entrypoints.mjs'
import type { EntryName } from '@/src/runtime/process/node-settings.mjs'

const NAMES: EntryName[] = ['start', 'serve', 'prepare', 'work', 'parse-worker', 'document-worker']
const WEEK_SECONDS = 7 * 24 * 60 * 60
let root = ''

/** Writes a project whose entrypoints say a word that they share. */
async function writeSources(word: string): Promise<void> {
  await mkdir(join(root, 'src', 'entrypoints'), { recursive: true })
  await writeFile(join(root, 'src', 'word.ts'), `export const word: string = '${word}'\n`)
  for (const name of NAMES) {
    const source = `import { word } from '../word'\nconsole.log('${name} ' + word)\n`
    await writeFile(join(root, 'src', 'entrypoints', `${name}.ts`), source)
  }
}

async function run(name: EntryName): Promise<string> {
  const { flags, file } = bundledEntry(name)
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, join(root, file)])
  return stdout.trim()
}

const stored = (): Promise<string[]> => readdir(join(root, BUNDLES))
const changedAt = async (name: string): Promise<number> =>
  (await stat(join(root, BUNDLES, name))).mtimeMs

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'recipes-bundles-'))
})

afterEach(() => rm(root, { recursive: true, force: true }))

describe('the bundles of the product’s processes', () => {
  it('run by Node alone, and say what the sources say now', async () => {
    await writeSources('first')
    await bundleEntrypoints(root)
    expect(await run('serve')).toBe('serve first')
    await writeSources('second')
    await bundleEntrypoints(root)
    expect(await Promise.all(NAMES.map(run))).toEqual(NAMES.map((name) => `${name} second`))
  })

  it('are left alone when nothing has changed, whoever is reading them', async () => {
    await writeSources('same')
    await bundleEntrypoints(root)
    const before = await Promise.all((await stored()).map(changedAt))
    await bundleEntrypoints(root)
    expect(await Promise.all((await stored()).map(changedAt))).toEqual(before)
  })

  it('keep the parts of an earlier version for a week, which may still be running', async () => {
    await writeSources('old')
    await bundleEntrypoints(root)
    const old = await stored()
    await writeSources('new')
    await bundleEntrypoints(root)
    expect(await stored()).toEqual(expect.arrayContaining(old))

    const longAgo = Date.now() / 1000 - WEEK_SECONDS - 1
    for (const name of await stored()) await utimes(join(root, BUNDLES, name), longAgo, longAgo)
    await bundleEntrypoints(root)
    expect((await stored()).length).toBeLessThan(new Set([...old, ...(await stored())]).size)
    expect(await run('work')).toBe('work new')
  })
})
