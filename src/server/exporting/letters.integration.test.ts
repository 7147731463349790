import { writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { createFiles, importPath } from '@/src/importing/testing/import-files'
import { makeLetter } from '@/src/testing/api/letter-requests'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { getLetterDraft, saveLetterDraft } from '../letters/draft'
import { listManagedLetters } from '../letters/read'
import { findSite } from '../sites/scope'
import { exportSite } from './export-site'

const payload = await testPayload()
await storeCatalogues(payload)

// docs/product/import-and-export.md#export
it(
  'the draft of a letter comes back with the cards of its recipes in their order',
  { timeout: 60_000 },
  async () => {
    const [from, to] = [await makeSite(payload), await makeSite(payload)]
    const editor = { siteId: from.id, siteSlug: from.slug, userId: from.owner }
    const slugs = ['loaf', 'stew', 'cake', 'ale', 'pie']
    const recipes = []
    for (const slug of slugs) recipes.push(await makeRecipe(payload, from.id, { slug }))
    const { id, updatedAt } = await makeLetter({ payload, objects: from }, { publishedAt: null })
    const content = recipes
      .toReversed()
      .map(({ id: recipeId }) => ({ type: 'recipe-card', recipeId }) as const)
    const document = { title: 'Not out yet', slug: 'later', content }
    await saveLetterDraft(payload, editor, id, { document, revision: 0, basedOn: updatedAt })
    const site = await findSite(payload, from.slug)
    if (!site) throw new Error('There is no such site')
    const path = `${await createFiles({})}/site.zip`
    await writeFile(path, (await exportSite(payload, site)).bytes)

    expect(await importPath(payload, to.id, path)).toMatchObject({ status: 'done', failed: 0 })
    const { letters } = await listManagedLetters(payload, to.id, { limit: 5, offset: 0 })
    expect(letters).toMatchObject([{ publishedAt: null, hasDraft: true }])
    const here = { siteId: to.id, siteSlug: to.slug, userId: to.owner }
    const { draft, references } = await getLetterDraft(payload, here, letters[0]?.id ?? '')
    expect(references.recipes.map(({ slug }) => slug)).toEqual(slugs.toReversed())
    const old = new Set<string>(recipes.map((recipe) => recipe.id))
    expect(references.recipes.filter((recipe) => old.has(recipe.id))).toEqual([])
    expect(draft.document).toMatchObject({
      title: 'Not out yet',
      slug: 'later',
      content: references.recipes.map((recipe) => ({ type: 'recipe-card', recipeId: recipe.id })),
    })
  },
)
