import type { Payload } from 'payload'
import type { SubscriberCounts } from '@/src/contract/people/figures'
import type { SubscriberFilter } from '@/src/contract/people/subscriber'
import { firstRow } from '../../database/statements'
import { filterValues, FOUND, HAS_PLAN, HAS_STATE, MATCHES_SEARCH } from './list'

const NONE: SubscriberCounts = {
  plan: { any: 0, free: 0, paid: 0, monthly: 0, yearly: 0 },
  state: { current: 0, trialing: 0, ending: 0, past_due: 0, paused: 0, ended: 0 },
}

const counted = (condition: string): string => `count(*) filter (where ${condition})::int`
const plans = Object.keys(NONE.plan).map((plan) => {
  const has = plan === 'any' ? 'true' : HAS_PLAN(`'${plan}'`)
  return `'${plan}', ${counted(`${has} and ${HAS_STATE('$4::text')}`)}`
})
const states = Object.keys(NONE.state).map(
  (state) =>
    `'${state}', ${counted(`${HAS_STATE(`'${state}'::text`)} and ${HAS_PLAN('$3::text')}`)}`,
)

const COUNT = {
  name: 'subscribers_count',
  text: `select jsonb_build_object(${plans.join(', ')}) as plan,
      jsonb_build_object(${states.join(', ')}) as state
    ${FOUND} ${MATCHES_SEARCH}`,
}

/** Counts the subscribers that each plan and state of the list would show. One statement. */
export const countSubscribers = async (
  payload: Payload,
  siteId: string,
  filter: Omit<SubscriberFilter, 'orderBy'>,
): Promise<SubscriberCounts> =>
  (await firstRow<SubscriberCounts>(payload, COUNT, filterValues(siteId, filter))) ?? NONE
