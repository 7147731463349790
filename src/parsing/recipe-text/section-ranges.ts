/** Where the parts of a recipe stand among its lines: half-open ranges. */
export interface Sections {
  ingredients: [number, number][]
  instructions: [number, number][]
}
