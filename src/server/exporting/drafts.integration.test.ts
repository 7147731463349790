import { writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import type { RecipeDraft } from '@/src/contract/recipe/draft'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { createFiles, importPath } from '@/src/importing/testing/import-files'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { getRecipeDraft } from '../recipes/drafts/read'
import { saveRecipeDraft } from '../recipes/drafts/save'
import { publishRecipeDraft } from '../recipes/drafts/publish'
import { findSite } from '../sites/scope'
import { exportSite } from './export-site'

const payload = await testPayload()
await storeCatalogues(payload)

const editorOf = ({ id, slug, owner }: TestSite) => ({ siteId: id, siteSlug: slug, userId: owner })

async function exportedFile({ slug }: TestSite): Promise<string> {
  const site = await findSite(payload, slug)
  if (!site) throw new Error('There is no such site')
  const path = `${await createFiles({})}/site.zip`
  await writeFile(path, (await exportSite(payload, site)).bytes)
  return path
}

const idOf = async (
  table: 'units' | 'ingredients' | 'equipment',
  title: string,
): Promise<string> => {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `select id from ${table} where lower(title) = $1 limit 1`,
    [title],
  )
  return rows[0]?.id ?? ''
}

async function save(
  site: TestSite,
  id: string,
  change: Partial<RecipeDraftDocument>,
): Promise<void> {
  const { draft } = await getRecipeDraft(payload, editorOf(site), id)
  const document = { ...draft.document, ...change }
  await saveRecipeDraft(payload, editorOf(site), id, {
    ...{ document, revision: draft.revision, basedOn: draft.basedOn },
  })
}

const draftOn = async (site: TestSite, slug: string): Promise<RecipeDraft> => {
  const found = await payload.find({
    collection: 'recipes',
    where: { site: { equals: site.id }, slug: { equals: slug } },
  })
  return getRecipeDraft(payload, editorOf(site), found.docs[0]?.id ?? '')
}

// docs/product/import-and-export.md#export
describe('the draft beside a recipe', () => {
  it('comes back as a draft, which can be published', { timeout: 60_000 }, async () => {
    const [from, to] = [await makeSite(payload), await makeSite(payload)]
    const { id: tag } = await payload.create({
      collection: 'terms',
      data: { site: from.id, kind: 'tag', title: 'Winter', slug: 'winter' },
    })
    const { id, slug } = await makeRecipe(payload, from.id, {
      ingredientUsageGroups: [{ ingredientUsages: [{ ingredientTitleOverride: 'salt' }] }],
    })
    const { draft } = await getRecipeDraft(payload, editorOf(from), id)
    const [list] = draft.document.ingredientUsageGroups ?? []
    const line = { id: crypto.randomUUID(), quantityMin: 2, unitId: await idOf('units', 'gram') }
    await save(from, id, {
      title: 'Not out yet',
      tagIds: [tag],
      ingredientUsageGroups: [
        {
          ...list,
          ingredientUsages: [
            ...(list?.ingredientUsages ?? []),
            { ...line, ingredientTitleOverride: 'sugar' },
          ],
        },
      ],
    })
    const imported = await importPath(payload, to.id, await exportedFile(from))
    expect(imported).toMatchObject({ status: 'done', failed: 0 })
    const [before, after] = [await draftOn(from, slug), await draftOn(to, slug)]
    expect(after.recipe.title).toBe(before.recipe.title)
    expect(after.draft).toMatchObject({ revision: 1, basedOn: after.recipe.updatedAt })
    const lines = after.draft.document.ingredientUsageGroups?.[0]?.ingredientUsages ?? []
    expect(lines).toMatchObject([
      { ingredientTitleOverride: 'salt' },
      { ingredientTitleOverride: 'sugar', quantityMin: 2, unitId: line.unitId },
    ])
    // The line that is stored, too, is the same one; the new one has an id of its own.
    expect(lines[0]?.id).toBe(after.published.ingredientUsageGroups?.[0]?.ingredientUsages[0]?.id)
    expect(lines[1]?.id).not.toBe(line.id)
    const [term = ''] = after.draft.document.tagIds ?? []
    const stored = await payload.findByID({ collection: 'terms', id: term, depth: 0 })
    expect(stored).toMatchObject({ title: 'Winter', site: to.id })
    const published = await publishRecipeDraft(payload, editorOf(to), after.recipe.id, {
      revision: 1,
    })
    expect(published.title).toBe('Not out yet')
  })

  it('keeps what it is based on when the recipe was changed since', async () => {
    const [from, to] = [await makeSite(payload), await makeSite(payload)]
    const { id, slug } = await makeRecipe(payload, from.id, { title: 'Before' })
    await save(from, id, { note: [{ type: 'paragraph', children: [{ text: 'Mine' }] }] })
    await payload.update({ collection: 'recipes', id, data: { title: 'After' } })
    await importPath(payload, to.id, await exportedFile(from))
    const after = await draftOn(to, slug)
    expect(after.base.title).toBe('Before')
    expect(after.published.title).toBe('After')
    expect(after.draft.basedOn).not.toBe(after.recipe.updatedAt)
    expect(after.draft.document.note).toMatchObject([{ children: [{ text: 'Mine' }] }])
  })

  it('that is there already is not overwritten', async () => {
    const [from, to] = [await makeSite(payload), await makeSite(payload)]
    const { id, slug } = await makeRecipe(payload, from.id)
    await save(from, id, { title: 'Exported' })
    const path = await exportedFile(from)
    await importPath(payload, to.id, path)
    const { recipe } = await draftOn(to, slug)
    await save(to, recipe.id, { title: 'Gone on' })
    await importPath(payload, to.id, path)
    expect((await draftOn(to, slug)).draft.document.title).toBe('Gone on')
  })
})
