import type { ReactElement } from 'react'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { Picture } from '../media/picture'
import { altTextBesideTitle } from '../media/words-beside'
import { Plate } from './plate'

type CardPictureProps = {
  recipe: Pick<RecipeCard, 'image' | 'title'>
  ratio: number
  narrowRatio?: number
  sizes: string
  maxWidth: number
  isFirst?: boolean
  /** The alternative text if there is no text beside it, unless the picture has its own. */
  alt?: string
  className?: string | undefined
}

/** The cover of a recipe in a ratio, or its first letter without one. */
export function CardPicture({ recipe, alt = '', ...rest }: CardPictureProps): ReactElement {
  const { ratio, narrowRatio, className } = rest
  const shape = { ratio, ...(narrowRatio === undefined ? {} : { narrowRatio }), className }
  if (!recipe.image) return <Plate title={recipe.title} {...shape} />
  return (
    <Picture
      image={recipe.image}
      alt={altTextBesideTitle(recipe.image, recipe.title) || alt}
      {...rest}
    />
  )
}
