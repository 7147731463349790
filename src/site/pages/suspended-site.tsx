import type { ReactElement } from 'react'
import { SITE_SUSPENDED } from '@/src/domain/suspension'
import { MessagePage } from './message-page'

/**
 * The message of every page of a suspended site.
 * @see docs/product/overview.md#suspending-a-site
 */
export const SuspendedSite = (): ReactElement => <MessagePage title={SITE_SUSPENDED} />
