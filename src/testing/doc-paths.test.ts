import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findPaths, findWalks } from './doc-paths'
import { sourceFiles } from './source-files'

const documents = sourceFiles(/\.md$/)
const files = new Set(sourceFiles(/./).map(({ path }) => path))
const withoutEnding = new Set(
  [...files].map((path) => path.replace(/\.(?:css|cjs|mjs|sql|tsx?)$/, '')),
)

const isFile = (path: string): boolean => files.has(path) || withoutEnding.has(path)

const isNamed = (path: string): boolean =>
  existsSync(path) || isFile(path) || [...files].some((file) => file.endsWith(`/${path}`)) || false

const isThere = (document: string, { path, isLink }: { path: string; isLink: boolean }): boolean =>
  isLink ? existsSync(join(dirname(document), path)) : isNamed(path)

describe('paths in documents', () => {
  it('exist', () => {
    const missing = documents.flatMap(({ path, text }) =>
      findPaths(text)
        .filter((named) => !isThere(path, named))
        .map((named) => `${path}:${named.line} ${named.path}`),
    )
    expect(missing).toEqual([])
  })

  it('are modules in the walks of the architecture, as many as these state', () => {
    const walks = findWalks(readFileSync('docs/architecture.md', 'utf8'))
    expect(walks.length).toBeGreaterThan(2)
    for (const { title, stated, files: named } of walks) {
      expect({ title, missing: named.filter((path) => !isFile(path)) }).toEqual({
        title,
        missing: [],
      })
      expect({ title, count: named.length }).toEqual({ title, count: stated })
    }
  })
})
