import type { Payload } from 'payload'
import type { CallBody } from '@/src/contract/schemas'
import { createDraftLink } from '@/src/server/recipes/drafts/links'
import { discardRecipeDraft, saveRecipeDraft } from '@/src/server/recipes/drafts/save'
import { listRecipeVersions } from '@/src/server/recipes/drafts/versions'
import { makeRecipe } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'

/** The site whose recipes are requested. */
type Target = { payload: Payload; objects: TestSite }

async function recipe({ payload, objects }: Target): Promise<{ id: string; updatedAt: string }> {
  const { id } = await makeRecipe(payload, objects.id, { publishedAt: null })
  return payload.findByID({ collection: 'recipes', id, depth: 0 })
}

const editorOf = ({ objects }: Target) => ({
  siteId: objects.id,
  siteSlug: objects.slug,
  userId: objects.owner,
})

const DOCUMENT = { title: 'Loaf', slug: 'loaf' }

const bodyOf = (updatedAt: string): CallBody<'saveRecipeDraft'> => ({
  document: DOCUMENT,
  revision: 0,
  basedOn: new Date(updatedAt).toISOString(),
})

/** A first save of a draft. */
export async function draftSave(
  target: Target,
): Promise<{ params: { id: string }; body: CallBody<'saveRecipeDraft'> }> {
  const { id, updatedAt } = await recipe(target)
  return { params: { id }, body: bodyOf(updatedAt) }
}

/** A recipe with a stored draft of revision 1. */
export async function storedDraft(target: Target): Promise<{ id: string }> {
  const { id, updatedAt } = await recipe(target)
  const save = { ...bodyOf(updatedAt), document: DOCUMENT }
  await saveRecipeDraft(target.payload, editorOf(target), id, save)
  return { id }
}

/** A draft that was discarded, as a version of its recipe. */
export async function draftVersion(target: Target): Promise<{ id: string; versionId: string }> {
  const { payload, objects } = target
  const { id, updatedAt } = await recipe(target)
  const editor = editorOf(target)
  await saveRecipeDraft(payload, editor, id, { ...bodyOf(updatedAt), document: DOCUMENT })
  await discardRecipeDraft(payload, editor, id)
  const [version] = await listRecipeVersions(payload, objects.id, id)
  return { id, versionId: version?.id ?? '' }
}

/** A link to the draft of a recipe. */
export async function draftLink(target: Target): Promise<{ id: string; linkId: string }> {
  const { id } = await recipe(target)
  const link = await createDraftLink(target.payload, editorOf(target), id)
  return { id, linkId: link.id }
}
