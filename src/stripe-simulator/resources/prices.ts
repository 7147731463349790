import { z } from 'zod'
import type { World } from '../state/world'
import { invalid } from '../wire/errors'
import type { Metadata, PriceObject } from '../wire/objects'
import { matchesFilter, isWithin, page } from './lists'
import {
  amount,
  bool,
  currency,
  expand,
  mergeMetadata,
  metadata,
  newMetadata,
  optionalText,
  paging,
  range,
  text,
  whole,
} from './params'
import { addProduct, productData } from './products'
import { type Route, route } from './route'

/** The interval of a recurring price. */
export const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: whole
    .refine((value) => value >= 1 && value <= 36, 'The interval is too long.')
    .optional(),
  usage_type: z.literal('licensed').optional(),
})

const TAX_BEHAVIORS = ['exclusive', 'inclusive', 'unspecified'] as const

/** Parameters of an inline price of a checkout. */
export const priceData = z.strictObject({
  currency,
  product: z.string().optional(),
  product_data: z.strictObject(productData).optional(),
  recurring: recurring.optional(),
  tax_behavior: z.enum(TAX_BEHAVIORS).optional(),
  unit_amount: amount,
})

type NewPrice = {
  product: string
  currency: string
  unit_amount: number
  recurring?: z.output<typeof recurring> | undefined
  tax_behavior?: (typeof TAX_BEHAVIORS)[number] | undefined
  lookup_key?: string | undefined
  nickname?: string | undefined
  metadata?: Metadata
  active?: boolean | undefined
}

function addPrice(world: World, params: NewPrice): PriceObject {
  return world.add(
    'prices',
    {
      id: world.id('price'),
      object: 'price',
      active: params.active ?? true,
      billing_scheme: 'per_unit',
      created: world.seconds,
      currency: params.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: params.lookup_key ?? null,
      metadata: params.metadata ?? {},
      nickname: params.nickname ?? null,
      product: params.product,
      recurring: params.recurring
        ? {
            interval: params.recurring.interval,
            interval_count: params.recurring.interval_count ?? 1,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          }
        : null,
      tax_behavior: params.tax_behavior ?? 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: params.recurring ? 'recurring' : 'one_time',
      unit_amount: params.unit_amount,
      unit_amount_decimal: String(params.unit_amount),
    },
    'price.created',
  )
}

/** Creates an inline price of a request. */
export function priceFromData(
  world: World,
  data: z.output<typeof priceData>,
  param: string,
): PriceObject {
  const named = data.product
  const made = data.product_data
  if ((named === undefined) === (made === undefined))
    throw invalid(`You must specify either \`product\` or \`product_data\`.`, `${param}[product]`)
  const product = made
    ? addProduct(world, { ...made, metadata: newMetadata(made.metadata) }).id
    : world.need('products', named ?? '', `${param}[product]`).id
  return addPrice(world, { ...data, product, active: made === undefined })
}

const ids = z.strictObject({ expand })

/** Products and prices: create, retrieve, update, list. */
/** Prices: create, retrieve, update, list. */
export const priceRoutes: readonly Route[] = [
  route(
    'POST',
    '/v1/prices',
    z.strictObject({
      ...priceData.shape,
      active: bool.optional(),
      lookup_key: text.optional(),
      metadata: metadata.optional(),
      nickname: text.optional(),
      transfer_lookup_key: bool.optional(),
      expand,
    }),
    createPrice,
  ),
  route('GET', '/v1/prices/:id', ids, (world, _, id) => world.need('prices', id)),
  route(
    'POST',
    '/v1/prices/:id',
    z.strictObject({
      active: bool.optional(),
      lookup_key: optionalText.optional(),
      metadata: metadata.optional(),
      nickname: optionalText.optional(),
      expand,
    }),
    (world, given, id) => {
      const price = world.need('prices', id)
      return world.change(
        'prices',
        id,
        {
          active: given.active ?? price.active,
          lookup_key: given.lookup_key === undefined ? price.lookup_key : given.lookup_key,
          nickname: given.nickname === undefined ? price.nickname : given.nickname,
          metadata: mergeMetadata(price.metadata, given.metadata),
        },
        'price.updated',
      )
    },
  ),
  route(
    'GET',
    '/v1/prices',
    z.strictObject({
      ...paging,
      active: bool.optional(),
      product: z.string().optional(),
      lookup_keys: z.array(z.string()).max(10).optional(),
      created: range.optional(),
      expand,
    }),
    (world, given) =>
      page(
        world
          .all('prices')
          .filter(
            (price) =>
              matchesFilter(price.active, given.active) &&
              matchesFilter(price.product, given.product) &&
              isWithin(price.created, given.created) &&
              (given.lookup_keys?.includes(price.lookup_key ?? '') ?? true),
          ),
        '/v1/prices',
        given,
      ),
  ),
]

function createPrice(
  world: World,
  given: z.output<typeof priceData> & {
    active?: boolean | undefined
    lookup_key?: string | undefined
    metadata?: z.output<typeof metadata> | undefined
    nickname?: string | undefined
    transfer_lookup_key?: boolean | undefined
  },
): PriceObject {
  const holder = world.all('prices').find((price) => price.lookup_key === given.lookup_key)
  if (given.lookup_key !== undefined && holder) {
    if (given.transfer_lookup_key !== true)
      throw invalid(
        `A price (${holder.id}) already uses that lookup key.`,
        'lookup_key',
        'resource_already_exists',
      )
    world.change('prices', holder.id, { lookup_key: null }, 'price.updated')
  }
  const { product } = priceOwner(world, given)
  return addPrice(world, { ...given, product, metadata: newMetadata(given.metadata) })
}

function priceOwner(world: World, given: z.output<typeof priceData>): { product: string } {
  const made = given.product_data
  if (made)
    return { product: addProduct(world, { ...made, metadata: newMetadata(made.metadata) }).id }
  if (given.product === undefined)
    throw invalid('Missing required param: product.', 'product', 'parameter_missing')
  return { product: world.need('products', given.product, 'product').id }
}
