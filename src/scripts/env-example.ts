import { writeFileSync } from 'node:fs'
import { envExample } from '@/src/runtime/startup/settings/env-example'

/** `npm run generate:env`: writes `.env.example` from the schema of the settings. */
writeFileSync('.env.example', envExample())
