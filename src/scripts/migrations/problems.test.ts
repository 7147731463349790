import { describe, expect, it } from 'vitest'
import { migrationProblems } from './problems'
import { splitStatements } from './statements'

const NAMES = ['2026_a', '2026_b', '2026_c']

const migration = (sql: string, name = '2026_c') => ({
  name,
  source: `import { sql } from 'x'
export async function up({ db }) {
  await db.execute(sql\`${sql}\`)
}
export async function down({ db }) {
  await db.execute(sql\`DROP TABLE recipes;\`)
}`,
})
const problemsOf = (sql: string, oldestCompatible = '2026_a'): string[] =>
  migrationProblems([migration(sql)], { names: NAMES, oldestCompatible })
const rulesOf = (sql: string): string[] =>
  problemsOf(sql).map((problem) => /\n {2}([\w-]+):/.exec(problem)?.[1] ?? problem)

// docs/operating.md#without-stopping
describe('the check of migrations', () => {
  it.each([
    ['ALTER TABLE "recipes" ALTER COLUMN "title" SET DATA TYPE text;', 'column-type'],
    ['alter table public.recipes alter title type varchar(9)', 'column-type'],
    ['ALTER TABLE recipes ADD COLUMN mark text NOT NULL', 'required-column'],
    [
      'ALTER TABLE recipes ADD COLUMN key uuid NOT NULL DEFAULT gen_random_uuid()',
      'computed-column',
    ],
    [
      'ALTER TABLE recipes ADD COLUMN plain text GENERATED ALWAYS AS (lower(title)) STORED',
      'computed-column',
    ],
    ['ALTER TABLE recipes ALTER COLUMN title SET NOT NULL', 'set-not-null'],
    ['CREATE UNIQUE INDEX a ON recipes USING btree (title)', 'blocking-index'],
    [
      'ALTER TABLE recipes ADD CONSTRAINT f FOREIGN KEY (site_id) REFERENCES sites(id)',
      'blocking-constraint',
    ],
    ['ALTER TABLE recipes ADD CONSTRAINT u UNIQUE (slug)', 'blocking-constraint'],
    ['ALTER TABLE recipes ADD COLUMN a int, DROP COLUMN title', 'drop'],
    ['DROP TABLE IF EXISTS recipes CASCADE', 'drop'],
    ['ALTER TABLE recipes RENAME COLUMN title TO name', 'rename'],
    ['ALTER TABLE recipes RENAME TO dishes', 'rename'],
    [`ALTER TYPE "template" RENAME VALUE 'a' TO 'b'`, 'rename'],
    [`UPDATE recipes SET title = 'a;b' WHERE title = ''`, 'rows'],
    ['WITH old AS (SELECT 1) DELETE FROM recipes', 'rows'],
    ['LOCK TABLE recipes', 'lock'],
    ['REINDEX TABLE recipes', 'lock'],
  ])('refuses %s', (sql, rule) => {
    expect(rulesOf(sql)).toEqual([rule])
  })

  it.each([
    'CREATE TABLE a (id uuid PRIMARY KEY); CREATE INDEX b ON a (id); UPDATE a SET id = null',
    'ALTER TABLE recipes ADD COLUMN mark text',
    `ALTER TABLE recipes ADD COLUMN mark text NOT NULL DEFAULT ''`,
    'ALTER TABLE recipes ADD COLUMN by uuid REFERENCES users(id) ON DELETE SET NULL',
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON recipes (title)',
    'ALTER TABLE recipes ADD CONSTRAINT f FOREIGN KEY (a) REFERENCES b(id) NOT VALID',
    'ALTER TABLE recipes VALIDATE CONSTRAINT f',
    'ALTER TABLE recipes ADD CONSTRAINT u UNIQUE USING INDEX a',
    `ALTER TYPE "template" ADD VALUE 'b'`,
    'ALTER TABLE recipes ALTER COLUMN title DROP NOT NULL; DROP INDEX old',
    `CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ UPDATE recipes SET title = ''; $$`,
    '-- UPDATE recipes SET title = null;',
  ])('lets pass %s', (sql) => {
    expect(problemsOf(sql)).toEqual([])
  })

  it('lets a column become required once a validated check has shown that it has no nulls', () => {
    const add = 'ALTER TABLE recipes ADD CONSTRAINT c CHECK (title IS NOT NULL) NOT VALID;'
    const validate = 'ALTER TABLE recipes VALIDATE CONSTRAINT c;'
    const require = 'ALTER TABLE recipes ALTER COLUMN title SET NOT NULL;'
    expect(problemsOf(`${add}${validate}${require}`)).toEqual([])
    expect(problemsOf(`${add}${require}`)).toHaveLength(1)
    expect(problemsOf(`${add.replace('title', 'slug')}${validate}${require}`)).toHaveLength(1)
  })

  it('excepts a statement from a rule that its comment names with a reason', () => {
    const update = `UPDATE sites SET title = ''`
    expect(problemsOf(`-- allow rows: there are a few thousand sites\n${update}`)).toEqual([])
    expect(rulesOf(`-- allow rows:\n${update}`)).toEqual(['rows'])
    expect(rulesOf(`-- allow rows: few; ${update}; ${update}`)).toEqual([])
    expect(rulesOf(`-- allow rows: few\n${update}; ${update}`)).toEqual(['rows'])
    expect(problemsOf('-- allow rows: few\nSELECT 1')[0]).toMatch(/excepts from nothing/)
  })

  it('lets a column be dropped that no compatible version reads', () => {
    const drop = 'ALTER TABLE recipes DROP COLUMN title'
    expect(problemsOf(`-- allow drop: unused\n${drop}`)[0]).toMatch(/first version without it/)
    const since = `-- allow drop since 2026_b: unused\n${drop}`
    expect(problemsOf(since, '2026_a')[0]).toMatch(/must be 2026_b or later/)
    expect(problemsOf(since, '2026_b')).toEqual([])
    expect(problemsOf(`-- allow drop since 2025_x: unused\n${drop}`, '2026_b')).toHaveLength(1)
  })
})

it('splits statements at semicolons outside of strings, bodies and comments', () => {
  const sql = `SELECT 'a;''b', "C;d" -- x;\n FROM e; /* ; */ DO $f$ BEGIN; END $f$; `
  expect(splitStatements(sql)).toEqual([
    { text: "select '' , c;d from e", comments: ['x;'] },
    { text: "do ''", comments: [] },
  ])
})
