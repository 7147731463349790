import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeSourceMaps } from './source-maps'

let root = ''
let chunks = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'source-maps-'))
  chunks = join(root, '.next', 'static', 'chunks')
  await mkdir(chunks, { recursive: true })
})
afterAll(() => rm(root, { recursive: true }))

it('leaves no source map among the static files, and nothing that refers to one', async () => {
  await writeFile(join(chunks, 'a.js'), 'call(1)\n//# sourceMappingURL=a.js.map\n')
  await writeFile(join(chunks, 'a.js.map'), '{}')
  await writeFile(join(chunks, 'b.js'), 'call(2)')
  await writeFile(join(chunks, 'alone.css.map'), '{}')
  await removeSourceMaps(root)
  expect((await readdir(chunks)).toSorted()).toEqual(['a.js', 'b.js'])
  expect(await readFile(join(chunks, 'a.js'), 'utf8')).toBe('call(1)\n')
  expect(await readFile(join(chunks, 'b.js'), 'utf8')).toBe('call(2)')
})
