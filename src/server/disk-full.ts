import { Failure } from '@/src/contract/failure'
import { codeOf, hasCause } from './error-causes'

/** Codes of Node and Postgres (53100) for a full disk, quota or file. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

/** Whether a write failed because the disk is full, of the server or of its database. */
export const isDiskFull = (error: unknown): boolean =>
  hasCause(error, (each) => FULL.has(codeOf(each)))

/** Message for a write that found the disk full. */
export const DISK_FULL =
  'Nothing was saved because the disk of the server is full. Please tell the platform admin and try again later.'

/** The failure of a write that found the disk full. */
export const diskFull = (cause: unknown): Failure =>
  new Failure('insufficient_storage', DISK_FULL, { cause })
