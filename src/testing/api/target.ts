import type { Payload } from 'payload'
import type { CallName } from '@/src/contract/calls'
import type { CallBody, CallQuery } from '@/src/contract/schemas'
import type { TestSite } from '@/src/testing/builders'

/** The target of a call: the caller, the site in the path, and the site whose objects are named. */
export type Target = {
  payload: Payload
  /** Null for a signed-out caller. */
  userId: string | null
  /** The site in the path. */
  site: TestSite
  /** The site whose recipes, comments, pictures … are requested: the site in the path, or another one. */
  objects: TestSite
}

/** The values of a call: parameters of its path besides `site`, its query and its body. */
export type ValidRequest<Name extends CallName = CallName> = {
  params?: Readonly<Record<string, string>>
  query?: CallQuery<Name>
  body?: CallBody<Name>
  /** A multipart body instead of JSON. */
  form?: FormData
}

/** Creates a valid request of a call, with its own objects. */
export type Maker<Name extends CallName> = (
  target: Target,
) => ValidRequest<Name> | Promise<ValidRequest<Name>>

/** The id of the caller; of the owner of the requested object when signed out. */
export const callerOrOwner = ({ userId, objects }: Target): string => userId ?? objects.owner
