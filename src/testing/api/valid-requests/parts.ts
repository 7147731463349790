import type { CallName } from '@/src/contract/calls'
import { unique } from '@/src/testing/builders'
import type { Maker } from '../target'

/** For some calls, the maker of a request that succeeds for a caller with the right. */
export type ValidRequests = { readonly [Name in CallName]?: Maker<Name> }

/** The request of a call that is asked nothing. */
export const nothing = () => ({})

/** An address that nobody else has. */
export const email = (): string => `${unique('reader')}@example.com`
