import { writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { COLLECTION_FIELDS } from '@/src/contract/recipe/collection-fields'
import { pickFields } from '@/src/contract/plain-fields'
import type { FieldTable, PlainField } from '@/src/contract/plain-fields'
import { RECIPE_FIELDS, WRITTEN_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import {
  EQUIPMENT_FIELDS,
  GROUP_FIELDS,
  INGREDIENT_FIELDS,
  STEP_FIELDS,
} from '@/src/contract/recipe/row-fields'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { SITE_FIELDS } from '@/src/contract/site/site-fields'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { exportSite } from './exporting/export-site'
import { createFiles, importPath } from '../importing/testing/import-files'
import { getManagedRecipe } from './recipes/editor-read'
import { recipeWriteOf } from './recipes/write-of'
import { findSite } from './sites/scope'

const payload = await testPayload()

const COLUMNS = `select a.attname as column, format_type(a.atttypid, null) as type
  from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`

/** Postgres's names of the types that the tables abbreviate. */
const FULL_NAMES: Readonly<Record<string, string>> = {
  varchar: 'character varying',
  timestamptz: 'timestamp with time zone',
}

describe.each<[string, FieldTable]>([
  ['recipes', RECIPE_FIELDS],
  ['sites', SITE_FIELDS],
  ['recipe_collections', COLLECTION_FIELDS],
  ['recipe_ingredient_groups', GROUP_FIELDS],
  ['recipe_ingredients', INGREDIENT_FIELDS],
  ['recipe_instruction_groups', GROUP_FIELDS],
  ['recipe_instructions', STEP_FIELDS],
  ['recipe_equipment', EQUIPMENT_FIELDS],
])('the plain fields of %s', (table, fields) => {
  it('are columns of the database, of the types their lines say', async () => {
    const { rows } = await payload.db.pool.query<{ column: string; type: string }>(COLUMNS, [table])
    const types = new Map(rows.map(({ column, type }) => [column, type]))
    const told = Object.values(fields).map(({ column, type }) => [column, FULL_NAMES[type] ?? type])
    expect(told).toEqual(told.map(([column = '']) => [column, types.get(column)]))
  })
})

const ENUMERATED: Readonly<Record<string, string>> = {
  recipe_privacy: 'subscribers_only',
  recipe_difficulty: 'hard',
}

/** A value for a field; no two fields have the same. */
function sample(name: string, { type, isRich }: PlainField, at: number): unknown {
  if (isRich) return [{ type: 'paragraph', children: [{ text: `A text for ${name}` }] }]
  if (type === 'numeric') return at + 1.5
  if (type === 'timestamptz') return `2024-05-${String(at + 1).padStart(2, '0')}T07:08:09.000Z`
  return ENUMERATED[type] ?? `sample-${name.toLowerCase()}`
}

describe('every plain field of a recipe', () => {
  const table: Readonly<Record<string, PlainField>> = WRITTEN_RECIPE_FIELDS
  const values = Object.fromEntries(
    Object.entries(table).map(([name, field], at) => [name, sample(name, field, at)]),
  )
  const write = RecipeWrite.parse(values)
  const readBack = async (siteId: string, id: string) =>
    pickFields(WRITTEN_RECIPE_FIELDS, await getManagedRecipe(payload, siteId, id))

  it('is read as it was written', async () => {
    const site = await makeSite(payload)
    const { id } = await makeRecipe(payload, site.id, write)
    expect(await readBack(site.id, id)).toEqual(values)
  })

  it("is in what Payload's form gives back", async () => {
    const site = await makeSite(payload)
    const { id } = await makeRecipe(payload, site.id, write)
    const stored = await payload.findByID({ collection: 'recipes', id, depth: 0 })
    expect(RecipeWrite.parse(recipeWriteOf(stored))).toMatchObject(values)
  })

  it('comes back with the export of its site, which is stored in bulk', async () => {
    const from = await makeSite(payload)
    await makeRecipe(payload, from.id, write)
    const scope = await findSite(payload, from.slug)
    if (!scope) throw new Error('The site is not there')
    const path = `${await createFiles({})}/export.zip`
    await writeFile(path, (await exportSite(payload, scope)).bytes)
    const to = await makeSite(payload)
    await importPath(payload, to.id, path)
    const { docs } = await payload.find({
      collection: 'recipes',
      where: { site: { equals: to.id } },
      depth: 0,
    })
    expect(docs).toHaveLength(1)
    expect(await readBack(to.id, docs[0]?.id ?? '')).toEqual(values)
  })
})
