import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wordsSql } from '@/search/postgres/words-sql'

/** `npm run generate:sql`: writes the SQL that is made of rules in TypeScript. */
await writeFile(join(process.cwd(), 'collections', 'sql', 'search-words.sql'), wordsSql())
