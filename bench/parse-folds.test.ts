import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FOLDS, foldOf, writeFold } from '@/bench/parse-folds'

describe('foldOf', () => {
  it('puts pages and pasted cards of one site into the same fold', () => {
    const page = foldOf({ id: 'a', domain: 'soup.example', url: 'https://www.soup.example/a' })
    expect(foldOf({ id: 'b', url: 'https://www.soup.example/b' })).toBe(page)
    expect(foldOf({ id: 'c', domain: 'www.Soup.example' })).toBe(page)
  })

  it('never changes, and spreads sites and lines over all folds', () => {
    expect(foldOf({ id: 'x', domain: 'soup.example' })).toBe(0)
    const sites = Array.from({ length: 60 }, (_, i) => foldOf({ id: '', domain: `s${i}.example` }))
    const lines = Array.from({ length: 60 }, (_, i) => foldOf({ id: `s${i}`, source: 'book' }))
    for (const folds of [sites, lines]) expect(new Set(folds).size).toBe(FOLDS)
  })
})

describe('writeFold', () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'folds-'))))
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  it('writes every case into the fold or into the rest', async () => {
    const cases = Array.from({ length: 30 }, (_, i) => ({ id: String(i), domain: `${i}.example` }))
    const data = join(folder, 'all.jsonl.gz')
    writeFileSync(data, gzipSync(cases.map((each) => JSON.stringify(each)).join('\n')))
    const parts = await Promise.all(
      [true, false].map(async (isIn) => {
        const file = join(folder, `${String(isIn)}.gz`)
        await writeFold(data, file, (fold) => (fold === 1) === isIn)
        const lines = gunzipSync(readFileSync(file)).toString().split('\n')
        return lines.map((line) => (JSON.parse(line) as { id: string }).id)
      }),
    )
    expect(parts.flat().sort()).toEqual(cases.map(({ id }) => id).sort())
    expect(parts.every((ids) => ids.length > 0)).toBe(true)
  })
})
