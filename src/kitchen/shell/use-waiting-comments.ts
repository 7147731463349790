import { useCall } from '@/src/api/react/use-call'
import type { ManagedSite } from '@/src/contract/site/site'
import { canCall } from '../state/session/may-call'
import type { Entry, Place } from './places'

/**
 * Returns the number of comments of a site that wait for approval; 0 until it is known.
 * @see docs/product/kitchen.md#frame
 */
export function useWaitingComments(site: ManagedSite): number {
  const { data } = useCall(
    'countWaitingComments',
    { params: { site: site.slug } },
    { enabled: canCall(site, 'countWaitingComments'), select: ({ waiting }) => waiting },
  )
  return data ?? 0
}

/** The number that a place shows beside its name. */
export const countAt = ({ path }: Place, waiting: number): number =>
  path === 'comments' ? waiting : 0

/** The number that an entry of the rail shows: that of its places. */
export const countIn = ({ places }: Entry, waiting: number): number =>
  places.reduce((sum, place) => sum + countAt(place, waiting), 0)

/** The label of a place in a menu, with its number: `Comments (3)`. */
export function placeLabel(place: Place, waiting: number): string {
  const count = countAt(place, waiting)
  return count === 0 ? place.label : `${place.label} (${count.toLocaleString('en')})`
}
