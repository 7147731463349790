import type { Metadata } from 'next'
import { RecipesScreen } from '@/src/kitchen/recipes/recipes-screen'

export const metadata: Metadata = { title: 'Recipes' }

type RecipesPageProps = { params: Promise<{ site: string }> }

/** All recipes of a site. */
export default async function RecipesPage({ params }: RecipesPageProps) {
  return <RecipesScreen site={(await params).site} />
}
