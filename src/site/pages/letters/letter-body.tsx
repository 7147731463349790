import type { ReactElement } from 'react'
import type { Letter } from '@/src/contract/letter/letter'
import type { RecipeCard as Card } from '@/src/contract/recipe/recipe'
import { isSitePath } from '@/src/domain/addresses/redirect-target'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { isBasic, isWide } from '@/src/domain/rich-text/basic'
import type { LetterBlock, WideBlock } from '@/src/domain/rich-text/document'
import { RecipeCard } from '@/src/site/parts/cards/recipe-card'
import { RichText } from '@/src/site/parts/page/rich-text'
import { StaticBlocks } from '@/src/site/parts/page/static-blocks'
import { WideText } from '@/src/site/parts/page/wide-text'
import type { CardSettings } from '@/src/site/templates/template'
import { ButtonLink } from '@/src/ui/button'
import styles from './letter-page.module.css'

/** Props of the text of a letter, with the style of its recipe cards. */
export type LetterBodyProps = {
  letter: Pick<Letter, 'content' | 'images' | 'recipes'>
  card: CardSettings
}

/** Blocks with text that follow each other, or a single block of another type. */
type Run = WideBlock[] | Exclude<LetterBlock, WithText>
type WithText = Extract<LetterBlock, { children: unknown }>

/**
 * The text of a letter, also in a browser that has fetched it.
 * @see docs/product/letters.md#blocks
 */
export function LetterBody({ letter, card }: LetterBodyProps): ReactElement {
  return (
    <div className={styles.body}>
      {runsOf(letter.content).map((run, index) => (
        <RunView key={index} run={run} letter={letter} card={card} />
      ))}
    </div>
  )
}

const hasText = (block: LetterBlock): block is WithText =>
  isBasic(block) || block.type === 'quote' || block.type === 'table'

function runsOf(content: Letter['content']): Run[] {
  const runs: Run[] = []
  for (const block of content) {
    const last = runs.at(-1)
    if (!hasText(block)) runs.push(block)
    else if (Array.isArray(last)) last.push(block)
    else runs.push([block])
  }
  return runs
}

function RunView({ run, letter, card }: { run: Run } & LetterBodyProps): ReactElement | null {
  const { images, recipes } = letter
  if (Array.isArray(run)) {
    return (
      <WideText
        document={run}
        images={images}
        renderText={(document) => <RichText document={document} />}
      />
    )
  }
  if (isWide(run)) return <StaticBlocks block={run} images={images} />
  switch (run.type) {
    case 'button':
      return <LetterButton {...run} />
    case 'recipe-card':
      return <LetterCard recipe={recipes.find(({ id }) => id === run.recipeId)} card={card} />
    case 'paywall':
      return null
  }
}

function LetterCard({ recipe, card }: { recipe: Card | undefined; card: CardSettings }) {
  if (!recipe) return null
  return (
    <div className={styles.card}>
      <RecipeCard recipe={recipe} card={card} sizes="(min-width: 480px) 420px, 100vw" />
    </div>
  )
}

/** Addresses are validated on write, and again here for imported content. */
function LetterButton({ label, href }: { label: string; href: string }): ReactElement | null {
  if (!isSitePath(href) && !isWebAddress(href)) return null
  return (
    <p className={styles.button}>
      <ButtonLink kind="primary" isLarge href={href} rel="noopener">
        {label}
      </ButtonLink>
    </p>
  )
}
