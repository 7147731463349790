import type { GeneratePreviewURL } from 'payload'

/** Where the preview button leads: a route of the account host that signs a link to the site. */
export const previewUrl: GeneratePreviewURL = (doc) =>
  typeof doc['id'] === 'string' ? `/preview/recipes/${doc['id']}` : null
