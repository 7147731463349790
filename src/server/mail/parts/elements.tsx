import { Button } from '@react-email/button'
import type { ReactNode } from 'react'
import type { MailLook } from './mail-look'
import { SANS } from './mail-styles'

type ElementProps = { look: MailLook; children: ReactNode }

/** The heading of a mail. */
export const Title = ({ look, children }: ElementProps) => (
  <h1
    className="m-ink m-title"
    style={{
      margin: '0 0 18px',
      fontFamily: look.headingFont,
      fontSize: 32,
      lineHeight: 1.2,
      fontWeight: 'normal',
      letterSpacing: '-0.01em',
      color: look.ink,
    }}
  >
    {children}
  </h1>
)

/** A paragraph of running text. */
export const Paragraph = ({ children }: { children: ReactNode }) => (
  <p style={{ margin: '0 0 18px' }}>{children}</p>
)

/** A link that looks like a button, in Outlook for Windows too. */
export const MailButton = ({ href, look, children }: ElementProps & { href: string }) => (
  <Button
    className="m-button"
    href={href}
    style={{
      backgroundColor: look.button,
      color: look.onButton,
      borderRadius: 999,
      padding: '14px 30px',
      fontFamily: SANS,
      fontSize: 16,
      fontWeight: 600,
    }}
  >
    {children}
  </Button>
)
