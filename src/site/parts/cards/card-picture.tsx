import type { ReactElement } from 'react'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { Picture } from '../media/picture'
import { wordsBeside } from '../media/words-beside'
import { Plate } from './plate'

type CardPictureProps = {
  recipe: Pick<RecipeCard, 'image' | 'title'>
  ratio: number
  narrowRatio?: number
  sizes: string
  maxWidth: number
  isFirst?: boolean
  /** Said aloud where no words stand beside it, unless the picture has words of its own. */
  alt?: string
  className?: string | undefined
}

/** The cover of a recipe in a ratio, or its first letter where there is none. */
export function CardPicture({ recipe, alt = '', ...rest }: CardPictureProps): ReactElement {
  const { ratio, narrowRatio, className } = rest
  const shape = { ratio, ...(narrowRatio === undefined ? {} : { narrowRatio }), className }
  if (!recipe.image) return <Plate title={recipe.title} {...shape} />
  return (
    <Picture image={recipe.image} alt={wordsBeside(recipe.image, recipe.title) || alt} {...rest} />
  )
}
