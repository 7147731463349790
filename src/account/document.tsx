import type { Metadata } from 'next'
import type { ReactElement, ReactNode } from 'react'
import { SessionProvider } from '@/src/session/session-provider'
import { AppDocument } from '@/src/ui/app-document'
import { MARK_ICON } from '@/src/ui/mark'
import { AccountShell } from './shell/shell'

/** What browsers and search engines are told of the account host's pages. */
export const accountMetadata: Metadata = {
  title: { default: 'Recipes', template: '%s · Recipes' },
  description: 'Recipe sites, each its author’s own.',
  icons: { icon: MARK_ICON },
}

type AccountDocumentProps = { accountOrigin: string; children: ReactNode }

/** The html of the account host's pages, with who is signed in. */
export function AccountDocument({ accountOrigin, children }: AccountDocumentProps): ReactElement {
  return (
    <AppDocument>
      <SessionProvider scope={{ site: null, accountOrigin }}>
        <AccountShell>{children}</AccountShell>
      </SessionProvider>
    </AppDocument>
  )
}
