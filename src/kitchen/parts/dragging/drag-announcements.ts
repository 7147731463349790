type Id = string | number
type Named = { active: { id: Id }; over: { id: Id } | null }

/**
 * Screen-reader announcements while an entry is dragged, by pointer or keys.
 * @param what the noun for a dragged entry: "row"
 * @param ids the entries in their order
 */
export function dragAnnouncements(what: string, ids: readonly string[]) {
  const place = (id: Id): string => `position ${ids.indexOf(String(id)) + 1} of ${ids.length}`
  return {
    onDragStart: ({ active }: Pick<Named, 'active'>) =>
      `Picked up the ${what}, ${place(active.id)}.`,
    onDragOver: ({ over }: Named) => (over ? `The ${what} is at ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }: Named) =>
      over
        ? `The ${what} was dropped at ${place(over.id)}.`
        : `The ${what} was returned to its position.`,
    onDragCancel: () => `The ${what} was returned to its position.`,
  }
}
