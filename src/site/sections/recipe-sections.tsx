import type { ReactElement } from 'react'
import type { RecipeSection } from '@/src/site/templates/template'
import { Equipment } from './equipment'
import { Method } from './method'
import { MoreRecipes } from './more-recipes'
import { Notes } from './notes'
import type { RecipeData } from './recipe-data'
import { RecipeHead } from './recipe-head'
import { Story } from './story'
import { Tags } from './tags'

/** Draws one section of the recipe page; a kind without a drawing does not compile. */
export function RecipeSectionView({
  section,
  data,
}: {
  section: RecipeSection
  data: RecipeData
}): ReactElement | null {
  switch (section.kind) {
    case 'head':
      return <RecipeHead section={section} data={data} />
    case 'method':
      return <Method section={section} data={data} />
    case 'notes':
      return <Notes section={section} data={data} />
    case 'equipment':
      return <Equipment section={section} data={data} />
    case 'story':
      return <Story section={section} data={data} />
    case 'tags':
      return <Tags section={section} data={data} />
    case 'more-recipes':
      return <MoreRecipes section={section} data={data} />
    default:
      return unreachable(section)
  }
}

const unreachable = (section: never): never => {
  throw new Error(`No drawing for ${JSON.stringify(section)}`)
}
