import type { ReactElement, ReactNode } from 'react'
import '@/src/site/theme/base.css'
import { PLAIN_THEME_CSS } from '@/src/site/theme/plain-theme'

/** The document of an address without a site. */
export function PlainDocument({ children }: { children: ReactNode }): ReactElement {
  return (
    <html lang="en">
      <head>
        <style dangerouslySetInnerHTML={{ __html: PLAIN_THEME_CSS }} />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
