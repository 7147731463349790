/** A picture that is stored, where it came from, and where a recipe shows it. */
export type PlacedImage = {
  recipeId: string
  source: string
  place: string
  position: number
  imageId: string
}
