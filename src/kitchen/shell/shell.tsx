'use client'

import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useSession } from '@/src/session/session-provider'
import { KeysHelp } from '../parts/keys-help'
import { useManagedSite } from '../state/managed-sites'
import { useCurrentActions } from './actions/use-screen-actions'
import { useFrameKeys } from './actions/use-frame-keys'
import { LeaveWindow } from './leaving/leave-window'
import { NameRequest } from './name/name-request'
import { useKitchenPath } from './navigation/use-kitchen-path'
import { useRenamedSite } from './navigation/use-renamed-site'
import { Notices } from './notices/notices'
import { SuspensionNotice } from './notices/suspension-notice'
import { BottomBar } from './phone/bottom-bar'
import { PaletteWhenLoaded } from './palette/palette-when-loaded'
import { PhoneHead } from './phone/phone-head'
import { Rail } from './rail/rail'
import { storeRailWidth } from './rail/rail-width'
import { SignedOut } from './signed-out'
import styles from './shell.module.css'

type ShellProps = { isRailNarrow: boolean; children: ReactNode }

/**
 * The frame of every kitchen page; signed-out users are redirected to sign-in and back.
 * @see docs/product/kitchen.md#frame
 */
export function KitchenShell({ isRailNarrow, children }: ShellProps): ReactElement {
  const { user } = useSession()
  const { site: slug } = useKitchenPath()
  const site = useManagedSite(slug)
  useRenamedSite(slug)
  const [isNarrow, setNarrow] = useState(isRailNarrow)
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null)
  const openPalette = (): void => setShown('palette')
  useFrameKeys({ onPalette: openPalette, onHelp: () => setShown('keys') })
  const narrow = (isWished: boolean): void => {
    setNarrow(isWished)
    storeRailWidth(isWished)
  }
  return (
    <div className={styles.frame} data-has-bar={site !== undefined}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Rail site={site} isNarrow={isNarrow} onNarrow={narrow} onPalette={openPalette} />
      <PhoneHead site={site} onPalette={openPalette} />
      <div className={styles.body}>
        <Notices />
        <SuspensionNotice site={site} />
        <NameRequest />
        <main id="main" className={styles.main} tabIndex={-1}>
          {user === null ? <SignedOut /> : children}
        </main>
      </div>
      {site ? <BottomBar site={site} /> : null}
      {shown === 'palette' ? (
        <PaletteWhenLoaded
          site={site}
          onClose={() => setShown(null)}
          onHelp={() => setShown('keys')}
        />
      ) : null}
      <LeaveWindow />
      <Keys isOpen={shown === 'keys'} onClose={() => setShown(null)} />
    </div>
  )
}

/** The keys of the screen, and those of every screen. */
function Keys({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactElement {
  const lines = useCurrentActions()
    .filter(({ keys }) => keys.length > 0)
    .map(({ label, keys, group }) => ({ keys, does: label, ...(group ? { group } : {}) }))
  return (
    <KeysHelp
      lines={[...lines, ...EVERYWHERE]}
      isOpen={isOpen}
      onOpenChange={(isWished) => (isWished ? undefined : onClose())}
    />
  )
}

const EVERYWHERE = [
  { keys: ['Ctrl K', '⌘ K'], does: 'Search or jump to' },
  { keys: ['?'], does: 'Keyboard shortcuts' },
]
