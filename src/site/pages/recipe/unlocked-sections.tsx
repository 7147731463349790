import { useMemo } from 'react'
import type { ReactElement } from 'react'
import RecipeSections from '@/src/site/sections/recipe/recipe-sections'
import type { RecipeSectionsProps } from '@/src/site/sections/recipe/recipe-sections'
import { loadStaticBlocks } from '@/src/site/parts/page/static-block'
import { StaticBlocks } from '@/src/site/parts/page/static-blocks'
import { recipeBakersPercentages } from './recipe-bakers-percentages'

// The server has not rendered this story.
loadStaticBlocks(StaticBlocks)

/** Props of the sections of a recipe that the browser has fetched. */
export type UnlockedSectionsProps = Omit<RecipeSectionsProps, 'bakersPercentages'>

/**
 * The sections of a recipe that the browser has loaded, with the data that the server computes for others;
 * the default export for `lazy`.
 */
export default function UnlockedSections(props: UnlockedSectionsProps): ReactElement {
  const { recipe } = props
  const percentages = useMemo(() => recipeBakersPercentages(recipe), [recipe])
  return <RecipeSections {...props} bakersPercentages={percentages} />
}
