/**
 * The place on the recipe's page where a part of the editor shows: the id of its row, or a
 * `RecipePlace`; null for a part that does not show there.
 */
export function editedPlace(part: Element): string | null {
  const place = part.closest<HTMLElement>('[data-row], [data-place]')
  return place?.dataset['row'] ?? place?.dataset['place'] ?? null
}
