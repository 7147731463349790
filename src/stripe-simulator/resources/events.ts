import { z } from 'zod'
import { invalid } from '../wire/errors'
import { matchesFilter, isWithin, page } from './lists'
import { expand, paging, range } from './params'
import { type Route, route } from './route'

/** Events: list, retrieve. */
export const eventRoutes: readonly Route[] = [
  route(
    'GET',
    '/v1/events',
    z.strictObject({
      ...paging,
      created: range.optional(),
      type: z.string().optional(),
      types: z.array(z.string()).max(20).optional(),
      expand,
    }),
    (world, given) => {
      if (given.type !== undefined && given.types)
        throw invalid('You may only specify one of these parameters: type, types.', 'type')
      return page(
        world
          .all('events')
          .filter(
            (event) =>
              isWithin(event.created, given.created) &&
              isOfType(event.type, given.type) &&
              (given.types?.some((type) => isOfType(event.type, type)) ?? true),
          ),
        '/v1/events',
        given,
      )
    },
  ),
  route('GET', '/v1/events/:id', z.strictObject({ expand }), (world, _, id) =>
    world.need('events', id),
  ),
]

/** Whether a type matches a filter, which may end with a star: `invoice.*`. */
const isOfType = (type: string, asked: string | undefined): boolean =>
  asked?.endsWith('*') === true ? type.startsWith(asked.slice(0, -1)) : matchesFilter(type, asked)
