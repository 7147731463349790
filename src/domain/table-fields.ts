/** The fields of the columns of a table of recipes, with their labels. */
export const TABLE_FIELDS = {
  title: 'title',
  slug: 'address',
  description: 'description',
  ingredients: 'ingredients',
  instructions: 'method',
  content: 'whole post',
  prepTime: 'preparation time',
  cookTime: 'cooking time',
  totalTime: 'total time',
  otherTime: 'resting time',
  yield: 'servings',
  categories: 'categories',
  cuisines: 'cuisines',
  diets: 'diets',
  tags: 'tags',
  notes: 'notes',
  difficulty: 'difficulty',
  author: 'author',
  nutrition: 'nutrition',
  calories: 'calories',
  fat: 'fat',
  saturatedFat: 'saturated fat',
  carbohydrate: 'carbohydrates',
  sugar: 'sugar',
  fiber: 'fibre',
  protein: 'protein',
  cholesterol: 'cholesterol',
  sodium: 'sodium',
  sourceUrl: 'source address',
  image: 'picture',
  video: 'video',
  date: 'date',
  status: 'status',
  id: 'id',
} as const

/** The name of a field that a column can be. */
export type TableField = keyof typeof TABLE_FIELDS

const isTableField = (name: string): name is TableField => name in TABLE_FIELDS

/** The names of all fields of tables. */
export const TABLE_FIELD_NAMES: readonly TableField[] =
  Object.keys(TABLE_FIELDS).filter(isTableField)
