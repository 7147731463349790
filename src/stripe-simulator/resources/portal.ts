import { z } from 'zod'
import type { World } from '../state/world'
import { invalid } from '../wire/errors'
import type { PortalConfigurationObject } from '../wire/objects'
import { page } from './lists'
import { address, bool, expand, metadata, newMetadata, optionalText, paging, text } from './params'
import { type Route, route } from './route'

const features = z.strictObject({
  customer_update: z
    .strictObject({ enabled: bool, allowed_updates: z.array(z.string()).optional() })
    .optional(),
  invoice_history: z.strictObject({ enabled: bool }).optional(),
  payment_method_update: z.strictObject({ enabled: bool }).optional(),
  subscription_cancel: z
    .strictObject({
      enabled: bool,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
    })
    .optional(),
})

const newConfiguration = z.strictObject({
  business_profile: z
    .strictObject({
      headline: optionalText.optional(),
      privacy_policy_url: address.optional(),
      terms_of_service_url: address.optional(),
    })
    .optional(),
  default_return_url: address.optional(),
  features,
  metadata: metadata.optional(),
  name: text.optional(),
  expand,
})

/** The customer portal: sessions and configurations. */
export const portalRoutes: readonly Route[] = [
  route(
    'POST',
    '/v1/billing_portal/sessions',
    z.strictObject({
      configuration: z.string().optional(),
      customer: z.string(),
      locale: z.string().optional(),
      return_url: address.optional(),
      expand,
    }),
    (world, given) => {
      const { id: customer } = world.need('customers', given.customer, 'customer')
      const configuration =
        given.configuration === undefined
          ? defaultConfiguration(world)
          : world.need('portal_configurations', given.configuration, 'configuration')
      const id = world.id('bps', 40)
      return world.add('portal_sessions', {
        id,
        object: 'billing_portal.session',
        configuration: configuration.id,
        created: world.seconds,
        customer,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: given.return_url ?? configuration.default_return_url,
        url: world.options.portalUrl(id),
      })
    },
  ),
  route('POST', '/v1/billing_portal/configurations', newConfiguration, (world, given) =>
    addConfiguration(world, given, false),
  ),
  route(
    'GET',
    '/v1/billing_portal/configurations',
    z.strictObject({ ...paging, active: bool.optional(), is_default: bool.optional(), expand }),
    (world, given) =>
      page(
        world
          .all('portal_configurations')
          .filter(
            (known) =>
              (given.active ?? known.active) === known.active &&
              (given.is_default ?? known.is_default) === known.is_default,
          ),
        '/v1/billing_portal/configurations',
        given,
      ),
  ),
  route(
    'GET',
    '/v1/billing_portal/configurations/:id',
    z.strictObject({ expand }),
    (world, _, id) => world.need('portal_configurations', id, 'configuration'),
  ),
]

/** The configuration of who set up none; as in Stripe's test mode there is always one. */
const defaultConfiguration = (world: World): PortalConfigurationObject =>
  world.all('portal_configurations').find((known) => known.is_default) ??
  addConfiguration(
    world,
    {
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true },
      },
    },
    true,
  )

function addConfiguration(
  world: World,
  given: z.output<typeof newConfiguration>,
  isDefault: boolean,
): PortalConfigurationObject {
  const profile = given.business_profile
  if (Object.keys(given.features).length === 0)
    throw invalid('At least one feature must be given.', 'features')
  return world.add(
    'portal_configurations',
    {
      id: world.id('bpc'),
      object: 'billing_portal.configuration',
      active: true,
      application: null,
      business_profile: {
        headline: profile?.headline ?? null,
        privacy_policy_url: profile?.privacy_policy_url ?? null,
        terms_of_service_url: profile?.terms_of_service_url ?? null,
      },
      created: world.seconds,
      default_return_url: given.default_return_url ?? null,
      features: featuresOf(given.features),
      is_default: isDefault,
      livemode: false,
      login_page: { enabled: false, url: null },
      metadata: newMetadata(given.metadata),
      name: given.name ?? null,
      updated: world.seconds,
    },
    'billing_portal.configuration.created',
  )
}

function featuresOf(given: z.output<typeof features>): PortalConfigurationObject['features'] {
  const isOn = (feature: { enabled: boolean } | undefined): boolean => feature?.enabled ?? false
  return {
    customer_update: { allowed_updates: [], enabled: isOn(given.customer_update) },
    invoice_history: { enabled: isOn(given.invoice_history) },
    payment_method_update: {
      enabled: isOn(given.payment_method_update),
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: isOn(given.subscription_cancel),
      mode: given.subscription_cancel?.mode ?? 'at_period_end',
      proration_behavior: given.subscription_cancel?.proration_behavior ?? 'none',
    },
    subscription_pause: {
      duration: {
        interval_options: [{ interval: 'month', interval_count: 1 }],
        type: 'interval_options',
      },
      enabled: false,
    },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: false,
      proration_behavior: 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  }
}
