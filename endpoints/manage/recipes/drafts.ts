import { getLegacyPosition } from '@/src/server/recipes/legacy/position'
import { parseLegacyRecipe } from '@/src/server/recipes/legacy/proposal'
import { createDraftLink, deleteDraftLink, listDraftLinks } from '@/src/server/recipes/drafts/links'
import { signRecipePresence } from '@/src/server/recipes/drafts/presence'
import { publishRecipeDraft } from '@/src/server/recipes/drafts/publish'
import { getRecipeDraft } from '@/src/server/recipes/drafts/read'
import { discardRecipeDraft, saveRecipeDraft } from '@/src/server/recipes/drafts/save'
import { scheduleRecipeDraft, unscheduleRecipeDraft } from '@/src/server/recipes/drafts/schedule'
import {
  getRecipeVersion,
  listRecipeVersions,
  restoreRecipeVersion,
} from '@/src/server/recipes/drafts/versions'
import type { Call, Handlers } from '../../call'

/**
 * Handlers for drafts of recipes and their history.
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export const draftHandlers = {
  getRecipeDraft: (call) => getRecipeDraft(call.payload, editorOf(call), call.params.id),
  saveRecipeDraft: async (call) => ({
    draft: await saveRecipeDraft(call.payload, editorOf(call), call.params.id, call.body),
  }),
  discardRecipeDraft: async (call) => {
    await discardRecipeDraft(call.payload, editorOf(call), call.params.id)
    return {}
  },
  publishRecipeDraft: async (call) => ({
    recipe: await publishRecipeDraft(call.payload, editorOf(call), call.params.id, call.body),
  }),
  getLegacyPosition: ({ payload, site, params, query }) =>
    getLegacyPosition(payload, site.id, params.id, query),
  parseLegacyRecipe: async (call) => ({
    proposal: await parseLegacyRecipe(call.payload, editorOf(call), call.params.id),
  }),
  scheduleRecipeDraft: async (call) => ({
    draft: await scheduleRecipeDraft(call.payload, editorOf(call), call.params.id, call.body),
  }),
  unscheduleRecipeDraft: async ({ payload, site, params }) => ({
    draft: await unscheduleRecipeDraft(payload, site.id, params.id),
  }),
  signRecipePresence: (call) =>
    signRecipePresence(call.payload, editorOf(call), call.params.id, call.body),
  listRecipeVersions: async ({ payload, site, params }) => ({
    versions: await listRecipeVersions(payload, site.id, params.id),
  }),
  getRecipeVersion: async (call) => {
    const { id, versionId } = call.params
    return { version: await getRecipeVersion(call.payload, editorOf(call), id, versionId) }
  },
  restoreRecipeVersion: (call) => {
    const { id, versionId } = call.params
    return restoreRecipeVersion(call.payload, editorOf(call), id, versionId, call.body.revision)
  },
  listDraftLinks: async ({ payload, site, params }) => ({
    links: await listDraftLinks(payload, site.id, params.id),
  }),
  createDraftLink: async (call) => ({
    link: await createDraftLink(call.payload, editorOf(call), call.params.id),
  }),
  deleteDraftLink: async ({ payload, site, params }) => {
    await deleteDraftLink(payload, site.id, params.id, params.linkId)
    return {}
  },
} satisfies Partial<Handlers>

const editorOf = ({ site, caller }: Pick<Call<'getRecipeDraft'>, 'site' | 'caller'>) => ({
  siteId: site.id,
  siteSlug: site.slug,
  userId: caller.userId,
})
