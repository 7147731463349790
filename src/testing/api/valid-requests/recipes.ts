import { randomUUID } from 'node:crypto'
import { draftLink, draftSave, draftVersion, storedDraft } from '@/src/testing/api/draft-requests'
import {
  bulkJob,
  collection,
  deleted,
  draft,
  image,
  published,
  savedView,
  storedPost,
  uploadedKey,
  uploadedVideo,
} from '@/src/testing/api/target-objects'
import { unique } from '@/src/testing/builders'
import { pictureUrl } from '@/src/testing/servers/picture-server'
import { nothing } from './parts'
import type { ValidRequests } from './parts'

/** Managers' requests about recipes, pictures and collections. */
export const RECIPES_REQUESTS = {
  listManagedRecipes: nothing,
  createRecipe: async (target) => ({
    body: { title: 'Loaf', slug: unique('loaf'), images: [{ id: await image(target) }] },
  }),
  getManagedRecipe: async (target) => ({ params: { id: await draft(target) } }),
  updateRecipe: async (target) => ({
    params: { id: await draft(target) },
    body: { title: 'Loaf', slug: unique('loaf') },
  }),
  deleteRecipe: async (target) => ({ params: { id: await draft(target) } }),
  restoreRecipe: async (target) => ({ params: { id: await deleted(target) } }),
  removeRecipe: async (target) => ({ params: { id: await deleted(target) } }),
  duplicateRecipe: async (target) => ({ params: { id: await draft(target) } }),
  publishRecipe: async (target) => ({ params: { id: await draft(target) }, body: {} }),
  unpublishRecipe: async (target) => ({ params: { id: await published(target) } }),
  getRecipeDraft: async (target) => ({ params: { id: await draft(target) } }),
  saveRecipeDraft: async (target) => draftSave(target),
  discardRecipeDraft: async (target) => ({ params: { id: await draft(target) } }),
  scheduleRecipeDraft: async (target) => ({
    params: await storedDraft(target),
    body: { revision: 1, publishAt: '2099-01-01T00:00:00.000Z' },
  }),
  unscheduleRecipeDraft: async (target) => ({ params: await storedDraft(target) }),
  publishRecipeDraft: async (target) => ({
    params: { id: await draft(target) },
    body: { revision: 0 },
  }),
  signRecipePresence: async (target) => ({
    params: { id: await draft(target) },
    body: { clientId: randomUUID() },
  }),
  listRecipeVersions: async (target) => ({ params: { id: await draft(target) } }),
  getRecipeVersion: async (target) => ({ params: await draftVersion(target) }),
  restoreRecipeVersion: async (target) => ({
    params: await draftVersion(target),
    body: { revision: 0 },
  }),
  listSavedViews: nothing,
  saveView: () => ({ body: { name: unique('view'), search: '?status=draft' } }),
  deleteSavedView: async (target) => ({ params: { id: await savedView(target) } }),
  listDraftLinks: async (target) => ({ params: { id: await draft(target) } }),
  createDraftLink: async (target) => ({ params: { id: await draft(target) } }),
  deleteDraftLink: async (target) => ({ params: await draftLink(target) }),
  getLegacyPosition: async (target) => ({ params: { id: await storedPost(target) } }),
  parseLegacyRecipe: async (target) => ({ params: { id: await storedPost(target) } }),
  listPublishedRecipes: nothing,
  exportRecipeList: async (target) => ({ body: { recipeIds: [await draft(target)] } }),
  listBulkJobs: nothing,
  createBulkJob: async (target) => ({
    body: { action: 'lock', recipeIds: [await draft(target)] },
  }),
  getBulkJob: async (target) => ({ params: { id: await bulkJob(target) } }),
  getBulkJobReport: async (target) => ({ params: { id: await bulkJob(target) } }),
  undoBulkJob: async (target) => ({ params: { id: await bulkJob(target) } }),
  parseRecipe: () => ({ body: { text: 'Loaf\n\nIngredients\n500 g flour\n\nMethod\nBake.' } }),
  parseIngredients: () => ({ body: { lines: ['500 g flour'] } }),
  createImageUpload: () => ({ body: { fileName: 'loaf.png', contentType: 'image/png' } }),
  createImage: async (target) => ({ body: { key: await uploadedKey(target) } }),
  fetchImage: async () => ({ body: { url: await pictureUrl() } }),
  listPictures: nothing,
  createPicture: async (target) => ({
    body: { key: await uploadedKey(target), name: 'loaf.png', alt: 'A loaf' },
  }),
  getPicture: async (target) => ({ params: { id: await image(target) } }),
  updatePicture: async (target) => ({
    params: { id: await image(target) },
    body: { alt: 'A loaf, cut open' },
  }),
  deletePicture: async (target) => ({ params: { id: await image(target) } }),
  restorePicture: async (target) => ({ params: { id: await image(target) } }),
  createVideoUpload: () => ({
    body: { fileName: 'loaf.mp4', contentType: 'video/mp4', size: 1_000 },
  }),
  createVideo: async (target) => ({
    body: { key: await uploadedVideo(target), title: 'loaf.mp4' },
  }),
  listManagedCollections: nothing,
  createCollection: async (target) => ({
    body: { title: 'Loaves', slug: unique('loaves'), recipeIds: [await published(target)] },
  }),
  previewCollectionRule: () => ({ body: { rule: { query: 'soup', maxTotalMinutes: 30 } } }),
  getManagedCollection: async (target) => ({ params: { id: (await collection(target)).id } }),
  updateCollection: async (target) => ({
    params: { id: (await collection(target)).id },
    body: { title: 'Loaves' },
  }),
  deleteCollection: async (target) => ({ params: { id: (await collection(target)).id } }),
} satisfies ValidRequests
