import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
/** Imports of a module, and what it draws on the server alone. */
const NAMED =
  /^(?:import (?!type )(?:[^'"]*? from )?|const onServer = [^'"]*'undefined' \? await import\()['"]([^'"]+)['"]/gms
const ENDINGS = ['', '.tsx', '.ts', '/index.ts']

function fileOf(name: string, from: string): string | undefined {
  const base = name.startsWith('@/') ? join(ROOT, name.slice(2)) : join(dirname(from), name)
  return ENDINGS.map((ending) => base + ending).find(
    (path) => /\.\w+$/.test(path) && existsSync(path),
  )
}

/** The style sheets a module brings with it, directly and by what it imports. */
function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.endsWith('.css')) return [file.slice(ROOT.length)]
  return [...readFileSync(file, 'utf8').matchAll(NAMED)].flatMap(([, name = '']) => {
    const found = /^(?:@\/|\.)/.test(name) ? fileOf(name, file) : undefined
    return found ? stylesOf(found, seen) : []
  })
}

it('has the styles of every part of a recipe, in the order they are named', () => {
  const here = stylesOf(join(import.meta.dirname, 'recipe-styles.ts'))
  expect(here).toEqual(stylesOf(join(ROOT, 'src/site/sections/recipe/recipe-sections.tsx')))
})
