import { convertDocument } from '@/src/importing/formats/documents/worker/convert'

/** Runs in a thread of its own: documents are as large and as hostile as people send them. */
export default convertDocument
