import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OLDEST_COMPATIBLE } from '@/collections/compatibility'
import { migrationProblems } from './migrations/problems'

/**
 * `npm run check:migrations`: refuses migrations that lock a table for long, or that break servers of the
 * version before, which run until they are replaced (docs/operating.md#without-stopping).
 */
const FOLDER = join('collections', 'migrations')

/** The last migration from before the rules. */
const BASELINE = '20261130_072700_recipe_card_marks'

const files = await readdir(FOLDER)
const names = files
  .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  .map((file) => file.slice(0, -'.ts'.length))
  .sort()
const sources = await Promise.all(
  names
    .filter((name) => name > BASELINE)
    .map(async (name) => ({ name, source: await readFile(join(FOLDER, `${name}.ts`), 'utf8') })),
)
const problems = names.includes(OLDEST_COMPATIBLE)
  ? migrationProblems(sources, { names, oldestCompatible: OLDEST_COMPATIBLE })
  : [`OLDEST_COMPATIBLE names no migration: ${OLDEST_COMPATIBLE}`]
for (const problem of problems) console.error(problem)
console.log(`Migrations checked: ${sources.length}, problems: ${problems.length}`)
process.exit(problems.length > 0 ? 1 : 0)
