import { getPayload } from 'payload'
import config from '@payload-config'
import { migrate } from '@/src/runtime/startup/database/migrate'

/** Run by the global setup: gives the template database its tables. */
const payload = await getPayload({ config, disableOnInit: true })
await migrate(payload, process.env['DATABASE_URL'] ?? '')
process.exit(0)
