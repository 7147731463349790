import type { Payload } from 'payload'
import type { CallName } from '@/src/contract/calls'
import type { CallBody, CallQuery } from '@/src/contract/schemas'
import type { TestSite } from '@/src/testing/builders'

/** The target of a call: the caller, the site in the path, and the site whose objects are named. */
export type Target = {
  payload: Payload
  /** Null for nobody. */
  userId: string | null
  /** The site in the path. */
  site: TestSite
  /** The site whose recipes, comments, pictures … are requested: the same one, or another one. */
  objects: TestSite
}

/** The values of a call: parameters of its path beside `site`, its query and its body. */
export type ValidRequest<Name extends CallName = CallName> = {
  params?: Readonly<Record<string, string>>
  query?: CallQuery<Name>
  body?: CallBody<Name>
  /** A body that is no JSON. */
  form?: FormData
}

/** Makes a request of a call, with objects of its own. */
export type Maker<Name extends CallName> = (
  target: Target,
) => ValidRequest<Name> | Promise<ValidRequest<Name>>

/** The caller; without one, the owner of the requested object. */
export const whoever = ({ userId, objects }: Target): string => userId ?? objects.owner
