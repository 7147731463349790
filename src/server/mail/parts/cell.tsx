import type { CSSProperties, ReactNode } from 'react'

type CellProps = {
  className?: string
  style: CSSProperties
  dir?: 'ltr' | 'rtl'
  children: ReactNode
}

/** A table with one cell: the only box whose padding Outlook for Windows applies. */
export const Cell = ({ className, style, dir, children }: CellProps) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} dir={dir}>
    <tbody>
      <tr>
        <td className={className} style={style}>
          {children}
        </td>
      </tr>
    </tbody>
  </table>
)
