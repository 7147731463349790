'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import type { NodeKey } from 'lexical'
import type { ReactElement } from 'react'
import type {
  LexicalButton,
  LexicalPaywall,
  LexicalRecipeCard,
} from '@/src/domain/rich-text/lexical'
import { Button } from '@/src/ui/button'
import { Thumbnail } from '../../../../parts/thumbnail'
import { BlockFrame } from '../block-frame'
import embed from '../embed/embed.module.css'
import styles from './letter.module.css'
import { OPEN_BUTTON, OPEN_RECIPE_CARD } from './letter-commands'
import { useTextRecipes } from './text-recipes'

type Props = { nodeKey: NodeKey; fields: LexicalRecipeCard | LexicalButton | LexicalPaywall }

/** A block that only letters have, in the editor. */
export function LetterBlock({ nodeKey, fields }: Props): ReactElement {
  return (
    <BlockFrame nodeKey={nodeKey}>
      {fields.blockType === 'recipeCard' ? (
        <CardRow nodeKey={nodeKey} recipeId={fields.recipeId} />
      ) : null}
      {fields.blockType === 'button' ? <ButtonRow nodeKey={nodeKey} {...fields} /> : null}
      {fields.blockType === 'paywall' ? (
        <p className={styles.paywall}>Only paid readers read on</p>
      ) : null}
    </BlockFrame>
  )
}

function CardRow({ nodeKey, recipeId }: { nodeKey: NodeKey; recipeId: string }): ReactElement {
  const [editor] = useLexicalComposerContext()
  const recipe = useTextRecipes()?.recipeOf(recipeId)
  return (
    <div className={embed.embed}>
      <Thumbnail
        className={styles.thumbnail}
        image={recipe?.image ?? null}
        width={56}
        height={42}
      />
      <span className={embed.words}>
        <span className={embed.title} dir="auto">
          {recipe?.title ?? 'Deleted recipe'}
        </span>
        <span className={embed.source}>Recipe</span>
      </span>
      <Button kind="quiet" onClick={() => editor.dispatchCommand(OPEN_RECIPE_CARD, nodeKey)}>
        Change
      </Button>
    </div>
  )
}

type ButtonProps = { nodeKey: NodeKey; label: string; href: string }

function ButtonRow({ nodeKey, label, href }: ButtonProps): ReactElement {
  const [editor] = useLexicalComposerContext()
  return (
    <div className={embed.embed}>
      <span className={embed.words}>
        <span className={embed.title} dir="auto">
          {label}
        </span>
        <span className={embed.source}>{href}</span>
      </span>
      <Button kind="quiet" onClick={() => editor.dispatchCommand(OPEN_BUTTON, nodeKey)}>
        Edit
      </Button>
    </div>
  )
}
