import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { COMPILE_HINT, hintScripts } from './compile-hints'

const LARGE = `call(${'1+'.repeat(20_000)}1)`
let root = ''
const chunk = (name: string): string => join(root, '.next', 'static', 'chunks', name)

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'compile-hints-'))
  await mkdir(chunk(''), { recursive: true })
  await writeFile(
    join(root, '.next', 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['static/chunks/main.js', 'static/chunks/small.js'] }),
  )
  await writeFile(chunk('main.js'), LARGE)
  await writeFile(chunk('small.js'), 'call(1)')
  await writeFile(chunk('kitchen.js'), LARGE)
})
afterAll(() => rm(root, { recursive: true }))

it('asks browsers to compile the large scripts of every page while they come, and no others', async () => {
  await hintScripts(root)
  await hintScripts(root)
  expect(await readFile(chunk('main.js'), 'utf8')).toBe(COMPILE_HINT + LARGE)
  expect(await readFile(chunk('small.js'), 'utf8')).toBe('call(1)')
  expect(await readFile(chunk('kitchen.js'), 'utf8')).toBe(LARGE)
})
