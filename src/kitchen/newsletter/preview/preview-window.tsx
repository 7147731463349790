'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { MailScheme, PreviewReader } from '@/src/contract/people/newsletter-check'
import { Choice } from '@/src/ui/form/choice'
import { Skeleton } from '@/src/ui/skeleton'
import { FullScreen } from '@/src/ui/windows/full-screen'
import { Failed } from '../../parts/failed'
import { contentId } from '../sends'
import type { EmailedContent } from '../sends'
import { MailFrame } from './mail-frame'
import type { MailView } from './mail-frame'
import styles from './preview.module.css'

type Props = { site: string; content: EmailedContent; note: string; onClose: () => void }

/**
 * The email as its readers get it: by plan, width and color scheme, without pictures, or as plain text.
 * @see docs/product/kitchen.md#preview-of-an-email
 */
export function PreviewWindow({ site, content, note, onClose }: Props): ReactElement {
  const [reader, setReader] = useState<PreviewReader>('free')
  const [scheme, setScheme] = useState<MailScheme>('light')
  const [width, setWidth] = useState<MailView['width']>('700')
  const [shows, setShows] = useState<MailView['shows']>('pictures')
  const body = { ...contentId(content), note: note.trim() === '' ? null : note, reader, scheme }
  const { data, error, refetch } = useCall(
    'previewNewsletter',
    { params: { site }, body },
    { select: ({ preview }) => preview, staleTime: 0, placeholderData: (before) => before },
  )
  return (
    <FullScreen title="Preview email" onClose={onClose}>
      <div className={styles.choices}>
        <Choice
          name="preview-reader"
          label="Reader"
          value={reader}
          options={READERS}
          onChange={setReader}
        />
        <Choice
          name="preview-width"
          label="Width"
          value={width}
          options={WIDTHS}
          onChange={setWidth}
        />
        <Choice
          name="preview-scheme"
          label="Colors"
          value={scheme}
          options={SCHEMES}
          onChange={setScheme}
        />
        <Choice
          name="preview-content"
          label="Content"
          value={shows}
          options={CONTENTS}
          onChange={setShows}
        />
      </div>
      {data ? (
        <MailFrame mail={data} view={{ width, shows, scheme }} />
      ) : error ? (
        <Failed title="The email could not be shown" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="100%" height="20rem" />
      )}
    </FullScreen>
  )
}

const READERS = [
  { value: 'free', label: 'Free reader' },
  { value: 'paid', label: 'Paying reader' },
] as const
const WIDTHS = [
  { value: '700', label: 'Computer' },
  { value: '390', label: 'Phone' },
] as const
const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
const CONTENTS = [
  { value: 'pictures', label: 'Pictures' },
  { value: 'no-pictures', label: 'No pictures' },
  { value: 'text', label: 'Plain text' },
] as const
