import { rule } from '../levels'
import { SERVER_FIELDS, SERVER_WRITES_ONLY, readOnly, writable } from '../policy'
import type { PolicyOf } from '../policy'

const admins = rule('admin', 'who runs the platform looks after what failed in the background')

/** Background jobs that failed: platform admins read, retry and discard them. */
export const failedJobs = {
  ...SERVER_WRITES_ONLY,
  belongs: 'platform',
  read: admins,
  update: admins,
  delete: admins,
  fields: [
    SERVER_FIELDS,
    readOnly('written when a job has failed', ['queue', 'site', 'subject', 'message', 'attempts']),
    writable(admins, ['isRetried']),
  ],
} as const satisfies PolicyOf<'failed-jobs'>
