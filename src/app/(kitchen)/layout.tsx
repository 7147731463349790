import type { ReactNode } from 'react'
import { accountOrigin } from '@/src/domain/addresses/deployment'
import { KitchenDocument, kitchenMetadata } from '@/src/kitchen/document'
import { deployment } from '@/src/runtime/launching/settings/deployment'

export const dynamic = 'force-dynamic'
export const metadata = kitchenMetadata

/** The authors' pages. */
export default function KitchenLayout({ children }: { children: ReactNode }) {
  return <KitchenDocument accountOrigin={accountOrigin(deployment())}>{children}</KitchenDocument>
}
