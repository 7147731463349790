/*
 * Single values of Payload's documents as the contract writes them. What is not as it should be stays
 * as it is, for the schema to refuse.
 */

/** The id a relation names, populated or not; null for none. */
export function idOf(relation: unknown): unknown {
  if (typeof relation === 'object' && relation !== null && 'id' in relation) return relation.id
  return relation ?? null
}

/** The ids a list of relations names. */
export const idsOf = (relations: unknown): unknown =>
  Array.isArray(relations) ? relations.map(idOf) : (relations ?? [])

/** A text; null for an empty one, as forms send it. */
export const textOf = (text: unknown): unknown => (text === '' ? null : (text ?? null))

/** A moment as ISO 8601 in UTC. */
export function instantOf(moment: unknown): unknown {
  if (typeof moment !== 'string' && !(moment instanceof Date)) return moment ?? null
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? moment : date.toISOString()
}
