import type { Payload, PayloadRequest } from 'payload'
import type { RequiredLevel } from '@/access/calls'
import type { CallName, CallParams } from '@/src/contract/calls'
import type { CallAnswer, ParsedBody, ParsedQuery } from '@/src/contract/schemas'
import type { Caller } from '@/src/server/accounts/caller'
import type { BasedOn } from '@/src/server/stale'
import type { SiteScope } from '@/src/server/sites/scope'

type HasSite<Name extends CallName> = 'site' extends keyof CallParams<Name> ? SiteScope : null

/** A call after its guard and its validation: all a handler needs. */
export type Call<Name extends CallName> = {
  req: PayloadRequest
  payload: Payload
  params: CallParams<Name>
  query: ParsedQuery<Name>
  body: ParsedBody<Name>
  /** The site named in the path. */
  site: HasSite<Name>
  /** The caller; null only for calls that need no sign-in. */
  caller: CallerOf<Name>
  /** The network address the request came from. */
  clientAddress: string
  userAgent: string | null
  /** The version an update says it was based on. */
  basedOn: BasedOn | null
  /** Headers to add to the answer. */
  headers: Headers
}

type CallerOf<Name extends CallName> = RequiredLevel<Name> extends 'anyone' ? Caller | null : Caller

/**
 * Handles a call by running a use case. A handler returns data for a JSON response, or a
 * `Response`.
 */
export type Handler<Name extends CallName> = (
  call: Call<Name>,
) => Promise<CallAnswer<Name> | Response>

/** The handlers of all calls: a missing one does not compile. */
export type Handlers = { [Name in CallName]: Handler<Name> }
