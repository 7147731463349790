import { call } from '@/src/api/call'
import type { SiteDesign, SiteDesignDocument } from '@/src/contract/site/design'
import { openRecord } from '../record/open-record'
import type { RecordKind } from '../record/record-kind'
import type { RecordCalls } from '../record/record-server'
import type { StoreOf } from '../record/record-store'
import { managedSiteId } from '../state/managed-sites'

/** The editable fields of a design. */
export type DesignDocument = SiteDesignDocument

/** Designs of sites, which are saved as drafts. */
export const DESIGNS: RecordKind<DesignDocument, SiteDesign, SiteDesign['references']> = {
  noun: 'design',
  saves: 'automatic',
  documentOf: ({ draft }) => draft.document,
  knownOf: ({ references }) => references,
  publishedChanges: ({ draft, site, base, published }) =>
    draft.basedOn === site.updatedAt ? null : { base, published },
  savedText: ({ draft }) => (draft.revision > 0 ? 'Draft saved' : 'As published'),
}

/** The draft of a design in an open editor. */
export type DesignStore = StoreOf<typeof DESIGNS>

/**
 * Opens the draft of a design, with edits that earlier visits of this browser could not save.
 * @throws ApiError, TypeError as `call` does
 */
export async function openDesign(site: string, user: string): Promise<DesignStore> {
  // The id, because slugs change.
  const subject = `design of ${await managedSiteId(site)}`
  return openRecord(DESIGNS, { user, subject, calls: designCalls({ site }) })
}

const designCalls = (params: { site: string }): RecordCalls<DesignDocument, SiteDesign> => ({
  read: () => call('getSiteDesign', { params }),
  save: async ({ document, stored: { draft, site } }) => {
    const body = { document, revision: draft.revision, basedOn: site.updatedAt }
    const { cssProblems, ...saved } = (await call('saveSiteDesign', { params, body })).draft
    return (stored) => ({ ...stored, cssProblems, draft: { ...saved, document } })
  },
  currentOf: (response) => (isDesign(response) ? response : null),
})

// The server checks its answers against the contract in tests.
const isDesign = (value: object): value is SiteDesign => 'draft' in value && 'published' in value
