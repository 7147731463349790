import { z } from 'zod'
import type { World } from '../state/world'
import { invalid } from '../wire/errors'
import type { Metadata, ProductObject } from '../wire/objects'
import { matchesFilter, isWithin, page } from './lists'
import {
  bool,
  expand,
  mergeMetadata,
  metadata,
  newMetadata,
  optionalText,
  ownId,
  paging,
  range,
  text,
} from './params'
import { type Route, route } from './route'

/** Parameters that describe a product. */
export const productData = {
  name: text.min(1, 'A name is needed.'),
  description: optionalText.optional(),
  metadata: metadata.optional(),
  images: z.array(z.string()).optional(),
  tax_code: text.optional(),
}

/** Adds a product. @throws StripeFailure when its id exists */
export function addProduct(
  world: World,
  params: {
    id?: string | undefined
    name: string
    description?: string | null | undefined
    active?: boolean | undefined
    images?: string[] | undefined
    metadata: Metadata
  },
): ProductObject {
  if (params.id !== undefined && world.find('products', params.id))
    throw invalid(`Product already exists: ${params.id}`, 'id', 'resource_already_exists')
  return world.add(
    'products',
    {
      id: params.id ?? world.id('prod', 14),
      object: 'product',
      active: params.active ?? true,
      created: world.seconds,
      default_price: null,
      description: params.description ?? null,
      images: params.images ?? [],
      livemode: false,
      marketing_features: [],
      metadata: params.metadata,
      name: params.name,
      package_dimensions: null,
      shippable: null,
      statement_descriptor: null,
      tax_code: null,
      tax_details: null,
      type: 'service',
      unit_label: null,
      updated: world.seconds,
      url: null,
    },
    'product.created',
  )
}

/** Routes of products: create, retrieve, update, list. */
export const productRoutes: readonly Route[] = [
  route(
    'POST',
    '/v1/products',
    z.strictObject({ ...productData, id: ownId.optional(), active: bool.optional(), expand }),
    (world, given) => addProduct(world, { ...given, metadata: newMetadata(given.metadata) }),
  ),
  route('GET', '/v1/products/:id', z.strictObject({ expand }), (world, _, id) =>
    world.need('products', id),
  ),
  route(
    'POST',
    '/v1/products/:id',
    z.strictObject({
      ...z.strictObject(productData).partial().shape,
      active: bool.optional(),
      expand,
    }),
    (world, given, id) => {
      const product = world.need('products', id)
      return world.change(
        'products',
        id,
        {
          name: given.name ?? product.name,
          active: given.active ?? product.active,
          description: given.description === undefined ? product.description : given.description,
          metadata: mergeMetadata(product.metadata, given.metadata),
          updated: world.seconds,
        },
        'product.updated',
      )
    },
  ),
  route(
    'GET',
    '/v1/products',
    z.strictObject({ ...paging, active: bool.optional(), created: range.optional(), expand }),
    (world, given) =>
      page(
        world
          .all('products')
          .filter(
            (product) =>
              matchesFilter(product.active, given.active) &&
              isWithin(product.created, given.created),
          ),
        '/v1/products',
        given,
      ),
  ),
]
