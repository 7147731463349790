import type { z } from 'zod'
import { missing } from '../wire/errors'
import type { WireList } from '../wire/objects'
import type { range } from './params'

/** Returns the requested page of a list: newest first, ten by default. */
export function page<T extends { id: string }>(
  oldestFirst: readonly T[],
  url: string,
  asked: {
    limit?: number | undefined
    starting_after?: string | undefined
    ending_before?: string | undefined
  },
): WireList<T> {
  const all = [...oldestFirst].reverse()
  const limit = asked.limit ?? 10
  const placeOf = (id: string, param: string): number => {
    const at = all.findIndex((object) => object.id === id)
    if (at < 0) throw missing('object in this list', id, param)
    return at
  }
  if (asked.ending_before !== undefined) {
    const before = all.slice(0, placeOf(asked.ending_before, 'ending_before'))
    const from = Math.max(0, before.length - limit)
    return { object: 'list', data: before.slice(from), has_more: from > 0, url }
  }
  const from =
    asked.starting_after === undefined ? 0 : placeOf(asked.starting_after, 'starting_after') + 1
  return {
    object: 'list',
    data: all.slice(from, from + limit),
    has_more: all.length > from + limit,
    url,
  }
}

/** Returns whether a time is in a range. */
export function isWithin(moment: number, asked: z.output<typeof range> | undefined): boolean {
  if (asked === undefined) return true
  if (typeof asked === 'number') return moment === asked
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = asked
  return moment > gt && moment >= gte && moment < lt && moment <= lte
}

/** Returns whether a value matches a filter, if there is one. */
export const matchesFilter = <T>(value: T, asked: T | undefined): boolean =>
  asked === undefined || value === asked
