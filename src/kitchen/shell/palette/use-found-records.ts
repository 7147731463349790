'use client'

import { useFoundLetters } from './use-found-letters'
import { useFoundRecipes } from './use-found-recipes'

/** The recipes and letters of a site that a text finds on the server. */
export function useFoundRecords(site: string | null, text: string) {
  const { recipes, isAsking: asksForRecipes } = useFoundRecipes(site, text)
  const { letters, isAsking: asksForLetters } = useFoundLetters(site, text)
  return { recipes, letters, isAsking: asksForRecipes || asksForLetters }
}
