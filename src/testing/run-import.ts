import { getPayload } from 'payload'
import config from '@payload-config'
import { takeJob } from '@/src/importing/jobs/job'
import { runImport } from '@/src/importing/jobs/run-import'

/** Run by the test that kills it: does one import in a process of its own. */
const payload = await getPayload({ config, disableOnInit: true })
await runImport(payload, await takeJob(payload, process.argv.at(-1) ?? ''))
process.exit(0)
