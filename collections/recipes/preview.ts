import type { GeneratePreviewURL } from 'payload'

/** The address of the preview button: a route of the account host that signs a link to the site. */
export const previewUrl: GeneratePreviewURL = (doc) =>
  typeof doc['id'] === 'string' ? `/preview/recipes/${doc['id']}` : null
