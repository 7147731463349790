import { getPayload } from 'payload'
import config from '@payload-config'
import { claimJob } from '@/src/importing/jobs/job'
import { runImport } from '@/src/importing/jobs/run-import'

/** Runs one import in a separate process; started by the test that kills it. */
const payload = await getPayload({ config, disableOnInit: true })
await runImport(payload, await claimJob(payload, process.argv.at(-1) ?? ''))
process.exit(0)
