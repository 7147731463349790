import type { ReactElement } from 'react'
import { RecipeCard } from '@/src/site/parts/cards/recipe-card'
import { Slider } from '@/src/site/parts/cards/slider'
import { leadRecipes } from '../home-data'
import type { HomeSectionProps } from '../home-data'
import { SectionFrame } from '@/src/site/sections/section-frame'

/** The featured recipes side by side, to swipe. */
export function FeaturedSlider({
  section,
  data,
}: HomeSectionProps<'featured-slider'>): ReactElement | null {
  const recipes = leadRecipes(data).slice(section.skip)
  if (recipes.length === 0) return null
  return (
    <SectionFrame heading={section.heading}>
      <Slider label={section.heading} layout="cards">
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard
              recipe={recipe}
              card={section.card}
              sizes="(min-width: 768px) 300px, 78vw"
            />
          </li>
        ))}
      </Slider>
    </SectionFrame>
  )
}
