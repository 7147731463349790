/** A stored picture with its source and its place in a recipe or in a letter. */
export type PlacedImage = {
  recipeId: string | null
  letterId: string | null
  source: string
  place: string
  position: number
  imageId: string
}
