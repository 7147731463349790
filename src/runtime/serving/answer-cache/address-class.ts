import { hostTarget } from '@/src/domain/addresses/deployment'
import type { Deployment } from '@/src/domain/addresses/deployment'

/** Classes of addresses in the metrics of the cache: few, however many sites there are. */
export const ADDRESS_CLASSES = ['account', 'subdomain', 'domain', 'media', 'file'] as const

/**
 * The class of an address: `subdomain` and `domain` are sites at a host name of the platform and at a
 * domain of their own.
 */
export type AddressClass = (typeof ADDRESS_CLASSES)[number]

/** Requests by class of address. */
export type ClassCounts = Record<AddressClass, number>

/** Creates counts of zero. */
export const createClassCounts = (): ClassCounts => ({
  account: 0,
  subdomain: 0,
  domain: 0,
  media: 0,
  file: 0,
})

/** Returns the class of an address. */
export function addressClass(deployment: Deployment, host: string, url: string): AddressClass {
  if (url.startsWith('/media/')) return 'media'
  if (url.startsWith('/_next/static/') || url.startsWith('/fonts/')) return 'file'
  const { kind } = hostTarget(deployment, host)
  return kind === 'site' ? 'subdomain' : kind
}
