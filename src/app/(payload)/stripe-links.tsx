import type { BeforeDocumentControlsServerProps } from 'payload'
import type { ReactElement } from 'react'
import { dashboardLinks } from '@/src/server/payments/dashboard-links'
import type { LinkedCollection } from '@/src/server/payments/dashboard-links'
import styles from './stripe-links.module.css'

type Props = BeforeDocumentControlsServerProps & {
  collection: LinkedCollection
  id?: string | number
}

/**
 * Links from a document of Payload admin to its objects in Stripe's dashboard; for platform admins only,
 * who own the account of the key.
 * @see docs/product/payments.md#stripes-dashboard
 */
export async function StripeLinks({
  collection,
  id,
  payload,
  user,
}: Props): Promise<ReactElement | null> {
  if (typeof id !== 'string' || user?.isPlatformAdmin !== true) return null
  const links = await dashboardLinks(payload, collection, id)
  return (
    <>
      {links.map(({ label, href }) => (
        <a key={href} className={styles.link} href={href} target="_blank" rel="noreferrer">
          {label}
        </a>
      ))}
    </>
  )
}
