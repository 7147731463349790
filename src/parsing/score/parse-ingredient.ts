export { parseIngredientLine as parse } from '@/src/parsing/ingredient-line/parse-ingredient-line'
