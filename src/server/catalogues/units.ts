import type { Payload } from 'payload'
import type { Unit } from '@/src/contract/recipe'
import { rows } from '../database'

const LIST = {
  name: 'units',
  text: `select id, slug, title, plural_title as "pluralTitle", abbreviation from units order by slug`,
}

/** Units change with a release or by a platform admin's hand: a minute late is soon enough. */
const KEPT_MILLISECONDS = 60_000
const kept = new WeakMap<Payload, { units: Promise<Unit[]>; until: number }>()

/** All units of the catalogue, for measurements in texts. */
export function listUnits(payload: Payload): Promise<Unit[]> {
  const known = kept.get(payload)
  if (known && known.until > Date.now()) return known.units
  const units = rows<Unit>(payload, LIST, [])
  kept.set(payload, { units, until: Date.now() + KEPT_MILLISECONDS })
  units.catch(() => kept.delete(payload))
  return units
}
