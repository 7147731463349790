/** Formats the number of recipes of a term. */
export function formatUses(count: number): string {
  if (count === 0) return 'No recipes'
  return count === 1 ? '1 recipe' : `${count.toLocaleString('en')} recipes`
}
