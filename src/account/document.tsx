import type { Metadata } from 'next'
import type { ReactElement, ReactNode } from 'react'
import { AppDocument } from '@/src/ui/app-document'
import { MARK_ICON } from '@/src/ui/icons/mark'
import { AccountShell } from './shell/shell'
import { AccountQueries } from './state/account-queries'
import { AccountSession } from './state/account-session'

/** The metadata of the account host's pages. */
export const accountMetadata: Metadata = {
  title: { default: 'Recipes', template: '%s · Recipes' },
  description: 'Recipe sites by independent authors.',
  icons: { icon: MARK_ICON },
}

type AccountDocumentProps = {
  accountOrigin: string
  /** The nonce of the page's scripts. */
  nonce?: string | undefined
  children: ReactNode
}

/** The HTML document of the account host's pages, with the session provider. */
export function AccountDocument({
  accountOrigin,
  nonce,
  children,
}: AccountDocumentProps): ReactElement {
  return (
    <AppDocument nonce={nonce}>
      <AccountSession scope={{ site: null, accountOrigin }}>
        <AccountQueries>
          <AccountShell>{children}</AccountShell>
        </AccountQueries>
      </AccountSession>
    </AppDocument>
  )
}
