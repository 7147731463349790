/** Sources of the densities in the ingredient catalogue. */
export const sources = {
  'usda-fdc':
    'USDA FoodData Central: household measure of the food, converted from a cup of 236.588 ml, a tablespoon of 14.787 ml or a teaspoon of 4.929 ml',
  'fao-infoods': 'FAO/INFOODS Density Database 2.0, rounded',
  'king-arthur':
    'King Arthur Baking ingredient weight chart, converted from a cup of 236.588 ml or its parts',
  label: 'Serving size in grams and spoons or cups on typical package labels',
  physical: 'Physical constant at kitchen temperature',
  similar:
    'Taken over from a food of the same kind, cut and moisture in this catalogue, for want of a published household measure',
  counted: 'No density: sold by the piece or the weight, and a volume of it makes no sense',
} as const satisfies Record<string, string>

/** A key of the list of sources. */
export type SourceKey = keyof typeof sources
