import type { ReactElement, ReactNode } from 'react'
import './app.css'
import { PLATFORM_FONT, PLATFORM_FONT_FACES } from './platform-fonts'

/** The html of the pages that are the platform's own, not a site's. */
export function AppDocument({ children }: { children: ReactNode }): ReactElement {
  return (
    <html lang="en">
      <body>
        {/* React puts both into the head. */}
        <link
          rel="preload"
          href={PLATFORM_FONT}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <style href="app-fonts" precedence="default">
          {PLATFORM_FONT_FACES}
        </style>
        {children}
      </body>
    </html>
  )
}
