import type { SiteDesign, SiteDesignDocument, SiteDesignSaved } from '@/src/contract/site/design'
import type { DraftKind } from '../../draft/draft-kind'
import { union } from '../../draft/draft-merging'
import { INITIAL_SAVE_STATE } from '../../draft/draft-state'
import type { EditedDraft } from '../../draft/draft-state'
import type { DraftStore } from '../../draft/draft-store'

/** The design that is edited. */
export type DesignDocument = SiteDesignDocument

/** Everything a screen needs to know of the draft of a design. */
export type DesignState = EditedDraft<DesignDocument, SiteDesign['references'], SiteDesignSaved> & {
  site: SiteDesign['site']
}

/** Drafts of designs. */
export const SITE_DESIGNS: DraftKind<
  DesignDocument,
  SiteDesign['references'],
  SiteDesignSaved,
  SiteDesign,
  DesignState
> = {
  stateOf: ({ draft, site, published, references, previewUrl, cssProblems }) => {
    const { document, ...stored } = draft
    const saved = { ...stored, cssProblems }
    return {
      ...INITIAL_SAVE_STATE,
      document,
      stored: saved,
      site,
      references,
      previewUrl,
      published,
    }
  },
  versionOf: ({ site }) => site.updatedAt,
  withOlder: ({ images = [], recipes = [] }, older) => ({
    images: union(images, older.images),
    recipes: union(recipes, older.recipes),
  }),
}

/** The draft of a design in an open editor. */
export type DesignStore = DraftStore<
  DesignDocument,
  SiteDesign['references'],
  SiteDesignSaved,
  SiteDesign,
  DesignState
>
