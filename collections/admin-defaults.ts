import type { CollectionConfig, DocumentTabCondition } from 'payload'

/** Rows on a page of a list. */
const PAGE_SIZE = 25

const isPlatformAdmin: DocumentTabCondition = ({ req }) => req.user?.isPlatformAdmin === true
const tab = { condition: isPlatformAdmin }

/**
 * Admin defaults of all collections: 25 rows a page, and the tab with the document as JSON for platform
 * admins only.
 */
export const withAdminDefaults = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    pagination: { defaultLimit: PAGE_SIZE, limits: [10, PAGE_SIZE, 50, 100] },
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      // One tab alone is no choice.
      views: { edit: { default: { tab }, api: { tab } } },
    },
  },
})
