'use client'

import { useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { island } from '@/src/site/islands/island'
import { Slot } from '@/src/site/islands/slot'
import { lazyCall } from '@/src/api/lazy-call'
import type { Letter } from '@/src/contract/letter/letter'
import { useSession } from '@/src/session/session-provider'
import type { CardSettings } from '@/src/site/templates/template'
import type { LetterBodyProps } from './letter-body'

type Props = {
  site: string
  letterSlug: string
  card: CardSettings
  /** The locked text, which is the same for everyone. */
  children: ReactNode
}

type Body = (props: LetterBodyProps) => ReactElement
type Loaded = { userId: string; letter: Letter; Body: Body }

/**
 * Shows the text of a locked letter to readers with access: pages are the same for everyone, so the browser
 * loads it once the reader is known.
 */
function UnlockedLetter({ site, letterSlug, card, children }: Props): ReactNode {
  const { user } = useSession()
  const userId = user === null || user === 'pending' ? null : user.id
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (userId === null) return
    const leaving = new AbortController()
    Promise.all([
      lazyCall('getLetter', { params: { site, letterSlug }, signal: leaving.signal }),
      import('./letter-body'),
    ]).then(
      ([{ letter }, { LetterBody }]) => setLoaded({ userId, letter, Body: LetterBody }),
      () => undefined, // the locked page stays, as for readers without access
    )
    return () => leaving.abort()
  }, [site, letterSlug, userId])
  const locked = <Slot>{children}</Slot>
  if (loaded?.userId !== userId || loaded.letter.content.length === 0) return locked
  const { Body, letter } = loaded
  return letter.isLocked ? locked : <Body letter={letter} card={card} />
}

const UnlockedLetterIsland = island('unlocked-letter', UnlockedLetter)
export { UnlockedLetterIsland as UnlockedLetter }
