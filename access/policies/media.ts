import { rule } from '../levels'
import { setOnCreate, allOperations, readOnly, SERVER_FIELDS, writable } from '../policy'
import type { PolicyOf } from '../policy'

const users = rule('editor', 'pictures and videos are for who edits the site, or who sent them')
const workers = rule('worker', 'who works on a site sends pictures for it')
const measured = 'measured and named by the server when the file came'

/** Pictures: clients send only the file; the server derives all other fields. */
export const images = {
  belongs: 'site-or-uploader',
  ...allOperations(users),
  create: workers,
  delete: rule('nobody', 'deleted in the library, which knows where a picture is used'),
  fields: [
    SERVER_FIELDS,
    writable(workers, ['alt', 'name']),
    setOnCreate(users, ['site']),
    readOnly(measured, ['key', 'lqip', 'width', 'height', 'filesize', 'mimeType']),
    readOnly('made of the key', ['url', 'thumbnailURL', 'filename']),
    readOnly('whoever sent it', ['uploadedBy']),
  ],
} as const satisfies PolicyOf<'images'>

/** Videos: brought by imports and uploads. */
export const videos = {
  belongs: 'site-or-uploader',
  ...allOperations(users),
  create: rule('nobody', 'made by the upload of its file'),
  fields: [
    SERVER_FIELDS,
    writable(workers, ['title', 'poster']),
    setOnCreate(users, ['site']),
    readOnly(measured, ['key', 'contentType']),
    readOnly('whoever sent it', ['uploadedBy']),
  ],
} as const satisfies PolicyOf<'videos'>
