import { discardLetterDraft, getLetterDraft, saveLetterDraft } from '@/src/server/letters/draft'
import { getManagedLetter, listManagedLetters } from '@/src/server/letters/read'
import {
  getLetterVersion,
  listLetterVersions,
  restoreLetterVersion,
} from '@/src/server/letters/versions'
import {
  createLetter,
  deleteLetter,
  publishLetterDraft,
  unpublishLetter,
} from '@/src/server/letters/write'
import type { Call, Handlers } from '../../call'

/** Letters of a site, their drafts and their history. @see docs/product/letters.md */
export const letterHandlers = {
  listManagedLetters: ({ payload, site, query }) => listManagedLetters(payload, site.id, query),
  createLetter: async (call) => ({
    letter: await createLetter(call.payload, editorOf(call), call.body),
  }),
  getManagedLetter: async ({ payload, site, params }) => ({
    letter: await getManagedLetter(payload, site.id, params.id),
  }),
  deleteLetter: async ({ payload, site, params }) => {
    await deleteLetter(payload, site.id, params.id)
    return {}
  },
  unpublishLetter: async ({ payload, site, params }) => ({
    letter: await unpublishLetter(payload, site.id, params.id),
  }),
  getLetterDraft: (call) => getLetterDraft(call.payload, editorOf(call), call.params.id),
  saveLetterDraft: async (call) => ({
    draft: await saveLetterDraft(call.payload, editorOf(call), call.params.id, call.body),
  }),
  discardLetterDraft: async (call) => {
    await discardLetterDraft(call.payload, editorOf(call), call.params.id)
    return {}
  },
  publishLetterDraft: async (call) => ({
    letter: await publishLetterDraft(call.payload, editorOf(call), call.params.id, call.body),
  }),
  listLetterVersions: async ({ payload, site, params }) => ({
    versions: await listLetterVersions(payload, site.id, params.id),
  }),
  getLetterVersion: async (call) => {
    const { id, versionId } = call.params
    return { version: await getLetterVersion(call.payload, editorOf(call), id, versionId) }
  },
  restoreLetterVersion: (call) => {
    const { id: letterId, versionId } = call.params
    const { revision } = call.body
    return restoreLetterVersion(call.payload, editorOf(call), { letterId, versionId, revision })
  },
} satisfies Partial<Handlers>

const editorOf = ({ site, caller }: Pick<Call<'getLetterDraft'>, 'site' | 'caller'>) => ({
  siteId: site.id,
  siteSlug: site.slug,
  userId: caller.userId,
})
