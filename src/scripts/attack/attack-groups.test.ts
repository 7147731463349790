import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GROUPS } from './attack-groups.mjs'

const FOLDERS = ['access', 'collections', 'endpoints', 'media', 'search', 'src']

it('finds tests for everything that an attack repeats', () => {
  const tests = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:test|e2e)\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  )
  for (const [name, { vitest, browser }] of Object.entries(GROUPS)) {
    const wanted = [...vitest, ...browser.map((file) => `src/e2e/${file}.e2e.ts`)]
    const missing = wanted.filter((start) => !tests.some((path) => path.startsWith(start)))
    expect(missing, name).toEqual([])
  }
})
