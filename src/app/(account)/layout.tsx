import type { ReactNode } from 'react'
import { AccountDocument, accountMetadata } from '@/src/account/document'
import { accountOrigin } from '@/src/domain/addresses/deployment'
import { scriptNonce } from '@/src/server/web/answer-notes'
import { deployment } from '@/src/runtime/startup/settings/deployment'

export const dynamic = 'force-dynamic'
export const metadata = accountMetadata

/** The account host's pages. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <AccountDocument accountOrigin={accountOrigin(deployment())} nonce={scriptNonce()}>
      {children}
    </AccountDocument>
  )
}
