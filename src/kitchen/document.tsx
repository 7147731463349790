import type { Metadata } from 'next'
import type { ReactElement, ReactNode } from 'react'
import { SessionProvider } from '@/src/session/session-provider'
import { AppDocument } from '@/src/ui/app-document'
import { MARK_ICON } from '@/src/ui/icons/mark'
import { Toaster } from '@/src/ui/windows/toaster'
import { KitchenShell } from './shell/shell'

/** The metadata of the kitchen. */
export const kitchenMetadata: Metadata = {
  title: { default: 'Kitchen', template: '%s · Kitchen' },
  icons: { icon: MARK_ICON },
  robots: { index: false },
}

type KitchenDocumentProps = { accountOrigin: string; children: ReactNode }

/** The HTML document of the kitchen's pages, with session provider and toaster. */
export function KitchenDocument({ accountOrigin, children }: KitchenDocumentProps): ReactElement {
  return (
    <AppDocument>
      <SessionProvider scope={{ site: null, accountOrigin }}>
        <KitchenShell>{children}</KitchenShell>
      </SessionProvider>
      <Toaster />
    </AppDocument>
  )
}
