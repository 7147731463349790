import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { deleteRecipe } from './bin'
import { getRecipeDraft } from './drafts/read'
import { saveRecipeDraft } from './drafts/save'
import { duplicateRecipe } from './duplicate'
import { getManagedRecipe } from './editor-read'

const payload = await testPayload()
const site = await makeSite(payload)

const writer = () => ({ siteId: site.id, siteSlug: site.slug, userId: site.owner })

const referring = (line: string) => [
  {
    type: 'paragraph' as const,
    children: [
      { text: 'Cream the ' },
      { type: 'ingredient-usage-reference' as const, ingredientUsageId: line, text: 'butter' },
    ],
  },
]

/** A recipe whose step names one of its ingredient lines. */
async function butterCake() {
  const line = randomUUID()
  const title = unique('Cake')
  const recipe = await makeRecipe(payload, site.id, {
    title,
    yieldServings: 4,
    ingredientUsageGroups: [{ ingredientUsages: [{ id: line, text: '100 g butter' }] }],
    instructionGroups: [{ instructions: [{ content: referring(line) }] }],
    legacyRecipeData: { content: '<p>Old post</p>' },
  })
  return { ...recipe, title, line }
}

// docs/product/recipes.md#duplicating
describe('a duplicate of a recipe', () => {
  it('is a draft of the same content with a name, a slug and rows of its own', async () => {
    const { id, title, line } = await butterCake()
    const copy = await duplicateRecipe(payload, writer(), id)
    expect(copy).toMatchObject({ title: `${title} (copy)`, publishedAt: null })
    expect(copy.slug).toBe(`${title.toLowerCase()}-copy`)
    const whole = await getManagedRecipe(payload, site.id, copy.id)
    expect(whole).toMatchObject({ yieldServings: 4, legacyRecipeData: { content: /Old post/ } })
    const [usage] = whole.ingredientUsageGroups[0]?.ingredientUsages ?? []
    expect(usage).toMatchObject({ text: '100 g butter' })
    expect(usage?.id).not.toBe(line)
    expect(JSON.stringify(whole.instructionGroups)).toContain(usage?.id)
    expect(JSON.stringify(whole.instructionGroups)).not.toContain(line)
  })

  it('has the draft of the recipe as its own, with the rows of the copy', async () => {
    const { id } = await butterCake()
    const { draft } = await getRecipeDraft(payload, writer(), id)
    const document = { ...draft.document, title: 'Lighter cake', description: 'Half the sugar' }
    const based = { revision: 0, basedOn: draft.basedOn }
    await saveRecipeDraft(payload, writer(), id, { document, ...based })
    const copy = await duplicateRecipe(payload, writer(), id)
    const opened = await getRecipeDraft(payload, writer(), copy.id)
    expect(opened.draft).toMatchObject({
      revision: 1,
      document: { title: 'Lighter cake (copy)', description: 'Half the sugar', slug: copy.slug },
    })
    expect(opened.draft.document.ingredientUsageGroups).toEqual(
      opened.published.ingredientUsageGroups,
    )
  })

  it('has another slug than an earlier duplicate', async () => {
    const { id, title } = await butterCake()
    await duplicateRecipe(payload, writer(), id)
    const again = await duplicateRecipe(payload, writer(), id)
    expect(again.slug).toBe(`${title.toLowerCase()}-copy-2`)
  })

  it('is not made of a recipe in the bin or of another site', async () => {
    const { id } = await butterCake()
    const other = await makeSite(payload)
    const stranger = { siteId: other.id, siteSlug: other.slug, userId: other.owner }
    const gone = { code: 'not_found' }
    await expect(duplicateRecipe(payload, stranger, id)).rejects.toMatchObject(gone)
    await deleteRecipe(payload, site.id, id)
    await expect(duplicateRecipe(payload, writer(), id)).rejects.toMatchObject(gone)
  })
})
