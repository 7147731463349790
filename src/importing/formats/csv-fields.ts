import type { TableField } from '@/src/domain/table-fields'

/** The fields that a column of a recipe table can hold, with the headings people give them. */
const CSV_FIELDS = {
  title: [
    'title',
    'name',
    'recipe name',
    'recipe title',
    'post title',
    'dish',
    'titel',
    'titre',
    'título',
    'nom',
    'nombre',
  ],
  slug: ['slug', 'handle', 'permalink'],
  description: ['description', 'summary', 'intro', 'introduction', 'beschreibung'],
  ingredients: [
    'ingredients',
    'ingredient',
    'ingredient list',
    'zutaten',
    'ingrédients',
    'ingredientes',
  ],
  instructions: [
    'instructions',
    'directions',
    'method',
    'step',
    'steps',
    'preparation',
    'procedure',
    'zubereitung',
    'préparation',
    'instrucciones',
  ],
  content: [
    'content',
    'body',
    'post content',
    'rich content',
    'plain content',
    'html',
    'content html',
    'article',
  ],
  prepTime: [
    'prep time',
    'preparation time',
    'prep',
    'prep time minutes',
    'prep minutes',
    'preparationtime',
  ],
  cookTime: [
    'cook time',
    'cooking time',
    'cook',
    'cook time minutes',
    'cook minutes',
    'cookingtime',
  ],
  totalTime: ['total time', 'time', 'total', 'total time minutes', 'ready in', 'duration'],
  otherTime: [
    'inactive time',
    'inactivetime',
    'rest time',
    'additional time',
    'waiting time',
    'custom time',
  ],
  yield: ['servings', 'yield', 'serves', 'quantity', 'portions', 'makes', 'portionen'],
  categories: ['category', 'categories', 'course', 'courses', 'meal', 'meal type', 'kategorie'],
  cuisines: ['cuisine', 'cuisines', 'region'],
  diets: ['diet', 'diets', 'dietary'],
  tags: ['tags', 'tag', 'keywords', 'keyword', 'labels', 'main ingredient'],
  notes: ['notes', 'note', 'comments', 'tips', 'notizen'],
  difficulty: ['difficulty', 'level', 'difficulty level'],
  author: ['author', 'by', 'chef', 'created by', 'autor', 'auteur', 'autore', 'source name'],
  nutrition: ['nutrition', 'nutritional info', 'nutrition info', 'nutrition facts', 'nährwerte'],
  calories: ['calories', 'kcal', 'energy', 'kalorien'],
  fat: ['fat', 'total fat', 'fett'],
  saturatedFat: ['saturated fat', 'sat fat'],
  carbohydrate: ['carbs', 'carbohydrate', 'carbohydrates', 'total carbs', 'kohlenhydrate'],
  sugar: ['sugar', 'sugars', 'zucker'],
  fiber: ['fiber', 'fibre', 'dietary fiber', 'ballaststoffe'],
  protein: ['protein', 'proteins', 'eiweiß', 'eiweiss'],
  cholesterol: ['cholesterol'],
  sodium: ['sodium'],
  sourceUrl: ['url', 'source url', 'link', 'website', 'web', 'source', 'original url'],
  image: [
    'photo url',
    'image',
    'image url',
    'photo',
    'picture',
    'originalpicture',
    'image link',
    'cover',
    'thumbnail',
  ],
  video: ['video', 'video url', 'youtube'],
  date: [
    'date',
    'created at',
    'created',
    'published',
    'published at',
    'date added',
    'date published',
    'publish date',
  ],
  status: ['status', 'state'],
  id: ['id', 'recipe id', 'uid', 'uuid', 'guid'],
} as const satisfies Record<TableField, readonly string[]>

/** The name of a recipe field that a column can hold. */
export type CsvField = TableField

const folded = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[_\-.:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const isField = (name: string): name is CsvField => Object.hasOwn(CSV_FIELDS, name)

/**
 * Maps columns to fields: the user's choice first, then the headings; the first column of a field
 * wins.
 */
export function mapColumns(
  columns: readonly string[],
  chosen: Readonly<Record<string, string>>,
): ReadonlyMap<CsvField, readonly string[]> {
  const map = new Map<CsvField, string[]>()
  const add = (field: CsvField, column: string): void => {
    map.set(field, [...(map.get(field) ?? []), column])
  }
  for (const [column, field] of Object.entries(chosen)) if (isField(field)) add(field, column)
  for (const column of columns) {
    if (Object.hasOwn(chosen, column)) continue
    // Tables with one column per ingredient number them.
    const name = folded(column).replace(/ ?\d{1,3}$/, '')
    const compact = name.replaceAll(' ', '')
    const found = Object.entries(CSV_FIELDS).find(([, heads]) =>
      heads.some((head) => head === name || head.replaceAll(' ', '') === compact),
    )?.[0]
    if (found !== undefined && isField(found)) add(found, column)
  }
  addRecipeColumn(map, columns, chosen, add)
  return map
}

/** "Recipe" is the title, or beside a title column the whole method, as in Cookmate. */
function addRecipeColumn(
  map: ReadonlyMap<CsvField, readonly string[]>,
  columns: readonly string[],
  chosen: Readonly<Record<string, string>>,
  add: (field: CsvField, column: string) => void,
): void {
  const column = columns.find((name) => folded(name) === 'recipe' && !Object.hasOwn(chosen, name))
  if (column === undefined) return
  if (!map.has('title')) add('title', column)
  else add(map.has('instructions') ? 'notes' : 'instructions', column)
}
