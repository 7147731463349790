import { hasCode, messageOf } from '@/src/runtime/process/processes'

/** Messages about a full disk, by Node, by Postgres (53100, and its log) and by the shell. */
const FULL =
  /ENOSPC|EDQUOT|EFBIG|No space left on device|Disk quota exceeded|File too large|\b53100\b/
const CLOSED = /EROFS|EACCES|EPERM|Read-only file system|Permission denied/

/** The message for a failed write to the data folder; null for other errors. */
export function cannotWrite(error: unknown, dataDir: string): string | null {
  const said = [
    messageOf(error),
    ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM'].filter((code) =>
      hasCode(error, code),
    ),
  ].join(' ')
  if (FULL.test(said)) {
    return `The disk that holds the data folder ${dataDir} is full. Free some space, then start again.`
  }
  if (CLOSED.test(said)) {
    return (
      `The data folder ${dataDir} cannot be written (${messageOf(error)}). ` +
      'Make it writable, or choose another: DATA_DIR=/some/folder'
    )
  }
  return null
}
