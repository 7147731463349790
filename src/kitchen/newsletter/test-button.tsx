'use client'

import type { ReactElement } from 'react'
import { toast } from 'sonner'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import { Button } from '@/src/ui/button'
import { contentId } from './sends'
import type { EmailedContent } from './sends'
import styles from './newsletter.module.css'

type Props = {
  site: string
  content: EmailedContent
  note: string
  /** Stores the content first; resolves with whether it succeeded. Null if nothing is left to store. */
  prepare: (() => Promise<boolean>) | null
}

/** Emails the newsletter to the author alone. */
export function TestButton({ site, content, note, prepare }: Props): ReactElement {
  const test = useCallMutation('sendTestNewsletter')
  const send = async (): Promise<void> => {
    if ((await prepare?.()) === false) return
    const body = { ...contentId(content), note: note.trim() === '' ? null : note }
    if (await test.run({ params: { site }, body })) toast.success('A test is on its way to you')
  }
  return (
    <>
      <p className={styles.failure} role="alert">
        {test.message}
      </p>
      <Button isBusy={test.isBusy} onClick={() => void send()}>
        Send me a test
      </Button>
    </>
  )
}
