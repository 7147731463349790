import { z } from 'zod'
import type { World } from '../state/world'
import { invalid, SimulatorError } from '../wire/errors'
import type { AccountObject } from '../wire/objects'
import { page } from './lists'
import { address, bool, expand, mergeMetadata, metadata, newMetadata, paging, text } from './params'
import { type Route, route } from './route'

const requested = z.strictObject({ requested: bool })

const newAccount = z.strictObject({
  type: z.enum(['custom', 'express', 'standard']).optional(),
  business_profile: z
    .strictObject({
      name: text.optional(),
      url: address.optional(),
      product_description: text.optional(),
    })
    .optional(),
  business_type: z.enum(['company', 'individual', 'non_profit']).optional(),
  capabilities: z
    .strictObject({ card_payments: requested.optional(), transfers: requested.optional() })
    .optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Country is two letters.')
    .optional(),
  default_currency: z.string().optional(),
  email: z.string().optional(),
  metadata: metadata.optional(),
  expand,
})

/** Routes of connected accounts: create, retrieve, update, list; links for onboarding and sign-in. */
export const accountRoutes: readonly Route[] = [
  route('POST', '/v1/accounts', newAccount, addAccount),
  route('GET', '/v1/accounts', z.strictObject({ ...paging, expand }), (world, given) =>
    page(world.all('accounts'), '/v1/accounts', given),
  ),
  route('GET', '/v1/accounts/:id', z.strictObject({ expand }), (world, _, id) =>
    world.need('accounts', id),
  ),
  route(
    'POST',
    '/v1/accounts/:id',
    z.strictObject({ email: z.string().optional(), metadata: metadata.optional(), expand }),
    (world, given, id) => {
      const account = world.need('accounts', id)
      return world.change(
        'accounts',
        id,
        {
          email: given.email ?? account.email,
          metadata: mergeMetadata(account.metadata, given.metadata),
        },
        'account.updated',
      )
    },
  ),
  route(
    'POST',
    '/v1/account_links',
    z.strictObject({
      account: z.string(),
      refresh_url: address,
      return_url: address,
      type: z.enum(['account_onboarding', 'account_update']),
      collection_options: z
        .strictObject({ fields: z.enum(['currently_due', 'eventually_due']).optional() })
        .optional(),
      expand,
    }),
    (world, given) => {
      const { id } = world.need('accounts', given.account, 'account')
      world.state.onboarding[id] = { returnUrl: given.return_url, refreshUrl: given.refresh_url }
      return {
        object: 'account_link',
        created: world.seconds,
        expires_at: world.seconds + 300,
        url: world.options.accountUrl(id),
      }
    },
  ),
  route('POST', '/v1/accounts/:id/login_links', z.strictObject({ expand }), (world, _, id) => {
    const account = world.need('accounts', id)
    if (account.type !== 'express' || !account.details_submitted)
      throw invalid('Cannot create a login link for an account that has not completed onboarding.')
    return { object: 'login_link', created: world.seconds, url: world.options.accountUrl(id) }
  }),
]

const DUE = ['business_profile.url', 'external_account', 'tos_acceptance.date', 'tos_acceptance.ip']

const requirements = (due: string[]): NonNullable<AccountObject['requirements']> => ({
  alternatives: [],
  current_deadline: null,
  currently_due: due,
  disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
  errors: [],
  eventually_due: due,
  past_due: due,
  pending_verification: [],
})

function addAccount(world: World, given: z.output<typeof newAccount>): AccountObject {
  const id = world.id('acct', 16)
  return world.add('accounts', {
    ...structuredClone(EMPTY_ACCOUNT),
    ...statedOf(given),
    id,
    business_profile: { ...EMPTY_PROFILE, ...profileOf(given.business_profile) },
    capabilities: capabilitiesOf(given.capabilities ?? {}),
    created: world.seconds,
    external_accounts: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/accounts/${id}/external_accounts`,
    },
    metadata: newMetadata(given.metadata),
    requirements: requirements(DUE),
    future_requirements: requirements([]),
  })
}

const statedOf = (given: z.output<typeof newAccount>) => ({
  business_type: given.business_type ?? null,
  country: given.country ?? 'US',
  default_currency: given.default_currency ?? 'usd',
  email: given.email ?? null,
  type: given.type ?? ('standard' as const),
})

const profileOf = (given: z.output<typeof newAccount>['business_profile']) => ({
  name: given?.name ?? null,
  product_description: given?.product_description ?? null,
  url: given?.url ?? null,
})

const capabilitiesOf = (
  wanted: NonNullable<z.output<typeof newAccount>['capabilities']>,
): AccountObject['capabilities'] =>
  Object.fromEntries(
    Object.entries(wanted)
      .filter(([, capability]) => capability?.requested === true)
      .map(([name]) => [name, 'inactive' as const]),
  )

/** Fulfils all requirements of an account, so that it can be paid. @throws SimulatorError */
export function completeAccount(world: World, id: string): void {
  const account = world.find('accounts', id)
  if (!account) throw new SimulatorError('unknown_account', 'There is no such account.')
  const names = [...Object.keys(account.capabilities), 'transfers']
  world.change(
    'accounts',
    id,
    {
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
      capabilities: Object.fromEntries(names.map((name) => [name, 'active' as const])),
      requirements: requirements([]),
    },
    'account.updated',
  )
}

const EMPTY_PROFILE = {
  annual_revenue: null,
  estimated_worker_count: null,
  mcc: null,
  minority_owned_business_designation: null,
  name: null,
  product_description: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  specified_commercial_transactions_act_url: null,
  support_url: null,
  url: null,
}

/** Constant fields of a new account. */
const EMPTY_ACCOUNT = {
  object: 'account' as const,
  charges_enabled: false,
  controller: { type: 'application' as const },
  details_submitted: false,
  payouts_enabled: false,
  settings: null,
  tos_acceptance: { date: null, ip: null, user_agent: null },
}
