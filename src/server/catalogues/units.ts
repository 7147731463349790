import type { Payload } from 'payload'
import type { Unit } from '@/src/contract/recipe/catalogue'
import { rows } from '../database/statements'
import type { Statement } from '../database/statements'

const LIST: Statement = {
  name: 'units',
  reads: [],
  text: `select id, slug, title, plural_title as "pluralTitle", abbreviation from units order by slug`,
}

/** All units of the catalogue, for measurements in texts. One statement. */
export const listUnits = (payload: Payload): Promise<Unit[]> => rows<Unit>(payload, LIST, [])
