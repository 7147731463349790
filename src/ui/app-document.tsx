import type { ReactElement, ReactNode } from 'react'
import './app.css'
import { AwakePage } from './awake-page'
import { RECORD_PRESSES } from './early-presses'
import { PLATFORM_FONT, PLATFORM_FONT_FACES } from './platform-fonts'

type AppDocumentProps = {
  /** The nonce of the page's scripts. */
  nonce?: string | undefined
  children: ReactNode
}

/** The html of the pages that are the platform's own, not a site's. */
export function AppDocument({ nonce, children }: AppDocumentProps): ReactElement {
  return (
    <html lang="en">
      <body data-asleep>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: RECORD_PRESSES }} />
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
        <AwakePage />
      </body>
    </html>
  )
}
