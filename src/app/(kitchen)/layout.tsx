import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { accountOrigin } from '@/src/domain/addresses/deployment'
import { KitchenDocument, kitchenMetadata } from '@/src/kitchen/document'
import { RAIL_COOKIE } from '@/src/kitchen/shell/rail/rail-width'
import { scriptNonce } from '@/src/server/web/answer-notes'
import { deployment } from '@/src/runtime/startup/settings/deployment'

export const dynamic = 'force-dynamic'
export const metadata = kitchenMetadata

const serverTime = (): number => Date.now()

/** The authors' pages. */
export default async function KitchenLayout({ children }: { children: ReactNode }) {
  const isRailNarrow = (await cookies()).get(RAIL_COOKIE)?.value === 'icons'
  return (
    <KitchenDocument
      accountOrigin={accountOrigin(deployment())}
      isRailNarrow={isRailNarrow}
      serverTime={serverTime()}
      nonce={scriptNonce()}
    >
      {children}
    </KitchenDocument>
  )
}
