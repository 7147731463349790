import { APIError } from 'payload'
import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { storageFor } from '@/media'
import { isMediaKey } from '@/media/storage/storage'
import { storePicture } from '@/media/store-picture'
import { UnreadablePictureError } from '@/media/unreadable'
import { MAX_ALT, MAX_IMAGE_NAME } from '@/src/contract/media/image'
import { IMAGE_TYPES } from '@/src/domain/pictures/image-type'
import { isLqip } from '@/src/domain/pictures/lqip'
import type { Image } from '@/payload-types'
import { kitchenLink } from './fields/kitchen-link'
import { siteField, usableUploads } from './fields/site'

/**
 * Stores a file that was sent through the admin where all pictures are stored; the record is built from it.
 */
const storeUpload: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation === 'create' && !data['key'] && !req.file?.data.length) {
    throw new APIError('Choose a file to upload.', 400)
  }
  if (!req.file) return data
  const storage = storageFor(req.payload.config.custom)
  const stored = await storePicture(storage, req.file.data, {
    ...(req.user ? { party: req.user.id } : {}),
  }).catch(refuse)
  return { ...data, ...stored, filename: stored.key }
}

/** Refuses to fetch a file from a URL: it could point anywhere in our network. */
function refuseAddress(): never {
  throw new APIError('Upload the file itself: URLs are not fetched.', 400)
}

/** Builds the title of a picture in forms and pickers: file names are keys and mean nothing to users. */
const namedFor = ({ alt, width, height }: Image): string =>
  alt || (width && height ? `Picture, ${width} × ${height} pixels` : 'Picture')

/** Turns errors that the sender can correct into refusals instead of server failures. */
function refuse(error: unknown): never {
  if (error instanceof UnreadablePictureError) throw new APIError(error.message, 400)
  throw error
}

/** Built separately for each collection, whose access rules it gets. */
const uploadedBy = (): Field => ({
  name: 'uploadedBy',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  defaultValue: ({ user }: { user?: { id: string } | null }) => user?.id,
  admin: { hidden: true },
})

const key: Field = {
  name: 'key',
  type: 'text',
  required: true,
  unique: true,
  admin: { readOnly: true, hidden: true },
  // Set by `storeUpload`, which runs after validation.
  validate: (value: unknown) =>
    value === undefined ||
    value === null ||
    (typeof value === 'string' && isMediaKey(value)) ||
    'Not a valid key',
}

/**
 * Pictures: stored by `media/`, served by key in any size at `/media/{key}`.
 * @see docs/product/media.md#image-record
 */
export const images: CollectionConfig = {
  slug: 'images',
  admin: {
    group: 'Publishing',
    useAsTitle: 'filename',
    description: 'Pictures of recipes and pages, served in any size.',
    defaultColumns: ['alt', 'width', 'height', 'site', 'createdAt'],
    listSearchableFields: ['alt', 'name'],
    components: { edit: { beforeDocumentControls: [kitchenLink('pictures')] } },
  },
  upload: {
    disableLocalStorage: true,
    filesRequiredOnCreate: false,
    mimeTypes: [...IMAGE_TYPES],
    crop: false,
    focalPoint: false,
    hideRemoveFile: true,
    pasteURL: false,
    externalFileHeaderFilter: refuseAddress,
    // Browsers do not upload to a store that Payload knows of: a body must not name a file there.
    requiresClientUploadReceipt: true,
    adminThumbnail: ({ doc }) =>
      typeof doc['key'] === 'string' ? `/media/${doc['key']}?width=320&height=240` : null,
  },
  hooks: {
    beforeChange: [storeUpload],
    afterRead: [
      ({ doc }: { doc: Image }) => ({ ...doc, url: `/media/${doc.key}`, filename: namedFor(doc) }),
    ],
  },
  fields: [
    key,
    {
      name: 'alt',
      type: 'text',
      maxLength: MAX_ALT,
      label: 'Alt text',
      admin: {
        description:
          'Read aloud to readers who cannot see the picture, and shown when it cannot be loaded.',
        placeholder: 'A loaf on a board, cut open',
        components: { Cell: '@/src/kitchen/admin/list-cells#PictureCell' },
      },
    },
    {
      name: 'name',
      type: 'text',
      maxLength: MAX_IMAGE_NAME,
      admin: { description: 'Name of the uploaded file.' },
    },
    {
      name: 'lqip',
      type: 'text',
      admin: { hidden: true },
      validate: (value: unknown) =>
        value === undefined ||
        value === null ||
        (typeof value === 'string' && isLqip(value)) ||
        'Not a picture',
    },
    { ...siteField(), required: false },
    uploadedBy(),
  ],
}

/**
 * Videos, fetched by key.
 * @see docs/product/media.md#videos
 */
export const videos: CollectionConfig = {
  slug: 'videos',
  admin: {
    useAsTitle: 'title',
    group: 'Publishing',
    defaultColumns: ['title', 'site', 'createdAt'],
  },
  fields: [
    { name: 'title', type: 'text' },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      admin: { readOnly: true },
      validate: (value: unknown) =>
        (typeof value === 'string' && isMediaKey(value)) || 'Not a valid key',
    },
    { name: 'contentType', type: 'text', required: true, admin: { readOnly: true } },
    { name: 'poster', type: 'upload', relationTo: 'images', filterOptions: usableUploads },
    { ...siteField(), required: false },
    uploadedBy(),
  ],
}
