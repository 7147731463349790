import type { CallName } from '@/src/contract/calls'
import { unique } from '@/src/testing/builders'
import type { Maker } from '../target'

/** For some calls, the maker of a request that succeeds for a caller with the right. */
export type ValidRequests = { readonly [Name in CallName]?: Maker<Name> }

/** The request of a call without parameters. */
export const nothing = () => ({})

/** A unique email address. */
export const email = (): string => `${unique('reader')}@example.com`
