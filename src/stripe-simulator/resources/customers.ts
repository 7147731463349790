import { z } from 'zod'
import type { World } from '../state/world'
import { invalid } from '../wire/errors'
import type { CustomerObject, Metadata } from '../wire/objects'
import { matchesFilter, isWithin, page } from './lists'
import { expand, mergeMetadata, metadata, newMetadata, optionalText, paging, range } from './params'
import { type Route, route } from './route'

/** Adds a customer. */
export const addCustomer = (
  world: World,
  fields: {
    email: string | null
    name?: string | null
    phone?: string | null
    description?: string | null
    metadata?: Metadata
  },
): CustomerObject =>
  world.add(
    'customers',
    {
      id: world.id('cus', 14),
      object: 'customer',
      address: null,
      balance: 0,
      created: world.seconds,
      currency: null,
      customer_account: null,
      default_source: null,
      delinquent: false,
      description: fields.description ?? null,
      discount: null,
      email: fields.email,
      invoice_prefix: world.id('x', 8).slice(2).toUpperCase(),
      invoice_settings: {
        custom_fields: null,
        default_payment_method: null,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      metadata: fields.metadata ?? {},
      name: fields.name ?? null,
      next_invoice_sequence: 1,
      phone: fields.phone ?? null,
      preferred_locales: [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: null,
    },
    'customer.created',
  )

const email = optionalText.refine(
  (value) => value === null || /^\S+@\S+$/.test(value),
  'Invalid email address',
)

const fields = {
  email: email.optional(),
  name: optionalText.optional(),
  phone: optionalText.optional(),
  description: optionalText.optional(),
  metadata: metadata.optional(),
  expand,
}

/** Routes of customers: create, retrieve, update, list. */
export const customerRoutes: readonly Route[] = [
  route('POST', '/v1/customers', z.strictObject(fields), (world, given) =>
    addCustomer(world, {
      email: given.email ?? null,
      name: given.name ?? null,
      phone: given.phone ?? null,
      description: given.description ?? null,
      metadata: newMetadata(given.metadata),
    }),
  ),
  route(
    'GET',
    '/v1/customers',
    z.strictObject({ ...paging, email: z.string().optional(), created: range.optional(), expand }),
    (world, given) =>
      page(
        world
          .all('customers')
          .filter(
            (customer) =>
              matchesFilter(customer.email, given.email) &&
              isWithin(customer.created, given.created),
          ),
        '/v1/customers',
        given,
      ),
  ),
  route('GET', '/v1/customers/:id', z.strictObject({ expand }), (world, _, id) =>
    world.need('customers', id),
  ),
  route(
    'POST',
    '/v1/customers/:id',
    z.strictObject({
      ...fields,
      invoice_settings: z
        .strictObject({ default_payment_method: z.string().optional() })
        .optional(),
    }),
    (world, given, id) => {
      const customer = world.need('customers', id)
      const method = given.invoice_settings?.default_payment_method
      if (method !== undefined) requireOwnCard(world, id, method)
      return world.change(
        'customers',
        id,
        {
          ...(given.email === undefined ? {} : { email: given.email }),
          ...(given.name === undefined ? {} : { name: given.name }),
          ...(given.phone === undefined ? {} : { phone: given.phone }),
          ...(given.description === undefined ? {} : { description: given.description }),
          ...(method === undefined
            ? {}
            : {
                invoice_settings: { ...customer.invoice_settings, default_payment_method: method },
              }),
          metadata: mergeMetadata(customer.metadata, given.metadata),
        },
        'customer.updated',
      )
    },
  ),
]

/** Refuses a card of another customer. */
export function requireOwnCard(world: World, customerId: string, methodId: string): void {
  if (world.need('payment_methods', methodId).customer !== customerId)
    throw invalid(
      `The customer does not have a payment method with the ID ${methodId}.`,
      'default_payment_method',
      'resource_missing',
    )
}
