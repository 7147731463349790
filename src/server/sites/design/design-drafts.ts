import type { SiteDesignDocument, SiteDesignSaved } from '@/src/contract/site/design'
import { createDraftStore } from '../../drafts/draft-store'
import { imageIdsOf } from './document'

/** The drafts of designs: a site has one, and a history of what was published. */
export const DESIGN_DRAFTS = createDraftStore<
  SiteDesignDocument,
  Omit<SiteDesignSaved, 'cssProblems'>
>({
  name: 'site_design',
  drafts: 'site_designs',
  versions: 'site_design_versions',
  key: 'site_id',
  records: 'sites',
  isEditable: 'true',
  columns: [],
  minutesBetweenVersions: null,
  listImageIds: (document) => imageIdsOf([document]),
})
