import type { Presence } from '@/src/contract/recipe/draft'

/**
 * Names the other users who have a recipe open, in a sentence; null if there are none. Each is named once,
 * however many windows they have.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export function whoIsHere(others: Presence['others']): string | null {
  const own = others.filter(({ isSelf }) => isSelf).length
  const people = others.filter(({ isSelf }) => !isSelf)
  const names = new Map(people.map(({ id, displayName }) => [id, displayName ?? 'Someone']))
  const all = [...names.values(), ...(own === 0 ? [] : [ownWindows(own)])]
  if (all.length === 0) return null
  const isOne = names.size + own === 1
  const who = new Intl.ListFormat('en').format(all)
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${isOne ? 'is' : 'are'} here, too.`
}

const ownWindows = (count: number): string =>
  count === 1 ? 'another window of yours' : `${count} other windows of yours`
