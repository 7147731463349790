'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import type { NodeKey } from 'lexical'
import type { ReactElement } from 'react'
import type { Embed } from '@/src/domain/rich-text/document'
import { embedView } from '@/src/domain/rich-text/embeds/embed-view'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { BlockFrame } from '../block-frame'
import { OPEN_EMBED } from './embed-commands'
import styles from './embed.module.css'

type Props = { embed: Pick<Embed, 'url' | 'title'>; nodeKey: NodeKey }

/** An embed in the editor, with its title and provider. Nothing is loaded from the provider. */
export function EmbedBlock({ embed, nodeKey }: Props): ReactElement {
  const [editor] = useLexicalComposerContext()
  const view = embedView(embed)
  const player = view?.player
  const title = view?.title ?? embed.title ?? embed.url
  const source = player ? `${player.kind} on ${player.name}` : view?.host
  return (
    <BlockFrame nodeKey={nodeKey}>
      <div className={styles.embed}>
        <Icon name={player && player.kind !== 'Post' ? 'play' : 'link'} size={20} />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.source}>{source === title ? embed.url : source}</span>
        </span>
        <Button kind="quiet" onClick={() => editor.dispatchCommand(OPEN_EMBED, nodeKey)}>
          Edit
        </Button>
      </div>
    </BlockFrame>
  )
}
