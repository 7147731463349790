'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { Embed } from '@/src/domain/rich-text/document'
import {
  EMBED_ADDRESS,
  isEmbedAddress,
  MAX_EMBED_TITLE,
} from '@/src/domain/rich-text/embeds/embed-address'
import { embedView } from '@/src/domain/rich-text/embeds/embed-view'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import styles from '../../../parts/parts.module.css'
import { parseTypedUrl } from '../../bar/typed-address'

type Props = {
  embed: Embed | null
  onSave: (embed: Embed) => void
  onUnlink: () => void
}

/** The address and the title of an embed. */
export function EmbedForm({ embed, onSave, onUnlink }: Props): ReactElement {
  const [address, setAddress] = useState(embed?.url ?? '')
  const [title, setTitle] = useState(embed?.title ?? '')
  const [isWrong, setWrong] = useState(false)
  const url = parseTypedUrl(address)
  const view = embedView({ url })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setWrong(!isEmbedAddress(url))
        if (!isEmbedAddress(url)) return
        const words = title.trim()
        onSave({ type: 'embed', url, ...(words === '' ? {} : { title: words }) })
      }}
    >
      <TextField
        label="Address"
        placeholder="https://"
        inputMode="url"
        value={address}
        error={isWrong ? EMBED_ADDRESS : null}
        onChange={(event) => {
          setAddress(event.target.value)
          setWrong(false)
        }}
      />
      <TextField
        label="Title"
        hint={view ? `Empty for “${view.title}”` : 'A video, a post, a podcast or a link'}
        dir="auto"
        maxLength={MAX_EMBED_TITLE}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <div className={styles.actions}>
        <Button kind="primary" type="submit">
          {embed ? 'Save' : 'Embed'}
        </Button>
        {embed ? (
          <Button kind="quiet" onClick={onUnlink}>
            Turn into a link
          </Button>
        ) : null}
      </div>
    </form>
  )
}
