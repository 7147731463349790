import type { Metadata } from 'next'
import type { ReactElement, ReactNode } from 'react'
import { SessionProvider } from '@/src/session/session-provider'
import { AppDocument } from '@/src/ui/app-document'
import { MARK_ICON } from '@/src/ui/icons/mark'
import { Toaster } from '@/src/ui/windows/toaster'
import { KitchenShell } from './shell/shell'
import { KitchenQueries } from './state/kitchen-queries'

/** The metadata of the kitchen; each screen names itself. */
export const kitchenMetadata: Metadata = {
  title: 'Kitchen',
  icons: { icon: MARK_ICON },
  robots: { index: false },
}

type KitchenDocumentProps = {
  accountOrigin: string
  isRailNarrow: boolean
  /** The time of the server, in milliseconds. */
  serverTime: number
  /** The nonce of the page's scripts. */
  nonce?: string | undefined
  children: ReactNode
}

/** The HTML document of the kitchen's pages, with session, answers of the server, frame and toasts. */
export function KitchenDocument(props: KitchenDocumentProps): ReactElement {
  const { accountOrigin, isRailNarrow, serverTime, nonce, children } = props
  return (
    <AppDocument nonce={nonce}>
      <SessionProvider scope={{ site: null, accountOrigin }}>
        <KitchenQueries serverTime={serverTime}>
          <KitchenShell isRailNarrow={isRailNarrow}>{children}</KitchenShell>
        </KitchenQueries>
      </SessionProvider>
      <Toaster />
    </AppDocument>
  )
}
