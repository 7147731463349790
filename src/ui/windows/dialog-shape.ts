import type { ReactNode } from 'react'

/** A window in the middle, or a panel from top to bottom; a sheet below 768px, tall for a panel. */
export type DialogShape = 'window' | 'panel'

/** Props of the component that renders a `Dialog`. */
export type DialogWindowProps = {
  title: string
  shape?: DialogShape
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}
