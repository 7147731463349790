import { parseYield } from '@/src/parsing/yield'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { textToDocument } from '@/src/importing/imported-recipe'
import { readNutrition } from '@/src/importing/nutrition'
import { asList, asRecord, asText, parseDifficulty, getFirstText, asNameList } from '../values'
import type { WordPressItem } from './wordpress-item'
import {
  cleanText,
  listEntries,
  dropEmptyLineGroups,
  dropEmptyStepGroups,
  formatIngredientLine,
  parseMinutes,
  asParagraph,
  parseStoredValue,
} from './wordpress-rows'

const KEY = 'delicious_recipes_metadata'
type Source = Readonly<Record<string, unknown>>
type PictureUrl = (attachmentId: string) => string | null

/**
 * Reads a recipe of the plugin WP Delicious, which stores it in a single field of the post; returns
 * null without it.
 */
export function readDeliciousCard(
  { meta, terms }: WordPressItem,
  pictureUrl: PictureUrl,
): Partial<ImportedRecipe> | null {
  const source = asRecord(parseStoredValue(meta[KEY]))
  const ingredientGroups = dropEmptyLineGroups(
    listEntries(source['recipeIngredients']).map((section) => ({
      title: cleanText(section['sectionTitle']) || null,
      lines: listEntries(section['ingredients'])
        .map(({ quantity, unit, ingredient, notes }) =>
          formatIngredientLine([quantity, unit, ingredient], notes),
        )
        .filter((line) => line !== ''),
    })),
  )
  const instructionGroups = dropEmptyStepGroups(
    listEntries(source['recipeInstructions']).map((section) => ({
      title: cleanText(section['sectionTitle']) || null,
      steps: listEntries(section['instruction'] ?? section['instructions']).flatMap((step) =>
        stepOf(step, pictureUrl),
      ),
    })),
  )
  if (ingredientGroups.length === 0 && instructionGroups.length === 0) return null
  const rest = parseMinutes(source['restTime'], source['restTimeUnit'])
  const of = (taxonomy: string): string[] => [...(terms[taxonomy] ?? [])]
  return {
    description: asParagraph(source['recipeDescription']) || null,
    yields: parseYield(asText(source['noOfServings'])),
    prepTimeMinutes: parseMinutes(source['prepTime'], source['prepTimeUnit']),
    cookTimeMinutes: parseMinutes(source['cookTime'], source['cookTimeUnit']),
    totalTimeMinutes: parseMinutes(source['totalDuration'], source['totalDurationUnit']),
    customTime: rest === null ? null : { minutes: rest, label: 'Resting' },
    difficulty: parseDifficulty(source['difficultyLevel']),
    ingredientGroups,
    instructionGroups,
    categories: of('recipe-course'),
    cuisines: of('recipe-cuisine'),
    methods: of('recipe-cooking-method'),
    diets: of('recipe-dietary'),
    tags: [...of('recipe-tag'), ...of('recipe-key'), ...of('recipe-badge')],
    keywords: asNameList(source['recipeKeywords']),
    equipment: listEntries(source['recipeEquipments']).flatMap(
      (each) => asText(each['name']) ?? [],
    ),
    note: textToDocument(notesOf(source)),
    videoUrl: videoOf(source),
    nutrition: readNutrition(
      Object.fromEntries(Object.entries(source).filter(([key]) => NUTRIENT.test(key))),
    ),
    pictures: asList(source['imageGalleryImages'])
      .map(asRecord)
      .flatMap((image) => {
        const url = pictureUrl(asText(image['imageID']) ?? '') ?? getFirstText(image, 'previewURL')
        return url === null ? [] : [{ url }]
      }),
  }
}

const NUTRIENT =
  /^(?:servingSize|calories|caloriesFromFat|totalFat|saturatedFat|transFat|cholesterol|sodium|potassium|totalCarbohydrate|dietaryFiber|sugars|protein|vitamin[A-Z]\w*|calcium|iron|thiamin|riboflavin|niacin|folate|biotin|pantothenicAcid|phosphorus|iodine|magnesium|zinc|selenium|copper|manganese|chromium|molybdenum|chloride)$/

function stepOf(step: Source, pictureUrl: PictureUrl) {
  const title = cleanText(step['instructionTitle'])
  const text = [
    title === '' || /[.:!?]$/.test(title) ? title : `${title}:`,
    asParagraph(step['instruction']),
    asParagraph(step['instructionNotes']),
    asText(step['videoURL']) ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ')
  const url = pictureUrl(asText(step['image']) ?? '') ?? getFirstText(step, 'image_preview')
  return text === '' ? [] : [{ text, imageUrls: url === null ? [] : [url] }]
}

/** Builds the note from fields without an equivalent: questions, season, temperature and costs. */
function notesOf(source: Source): string {
  const labelled = (label: string, ...keys: readonly string[]): string => {
    const text = formatIngredientLine(keys.map((key) => source[key]))
    return text === '' ? '' : `<p>${label}: ${text}</p>`
  }
  const questions = listEntries(source['recipeFAQs'] ?? source['faqs']).map(
    (each) =>
      `<p><strong>${cleanText(each['question'])}</strong></p><p>${asParagraph(each['answer'])}</p>`,
  )
  const calories = labelled('Calories', 'recipeCalories')
  return [
    asText(source['recipeSubtitle']) === null
      ? ''
      : `<p>${cleanText(source['recipeSubtitle'])}</p>`,
    asText(source['recipeNotes']) ?? '',
    labelled('Temperature', 'cookingTemp', 'cookingTempUnit'),
    labelled('Season', 'bestSeason'),
    labelled('Estimated cost', 'estimatedCost', 'estimatedCostCurr'),
    asText(source['calories']) === null ? calories : '',
    ...questions,
  ].join('\n')
}

function videoOf(source: Source): string | null {
  const [video] = listEntries(source['videoGalleryVids'])
  const id = asText(video?.['vidID'])
  if (!video || id === null) return null
  if (/^https?:/.test(id)) return id
  return /vimeo/i.test(asText(video['vidType']) ?? '')
    ? `https://vimeo.com/${id}`
    : `https://www.youtube.com/watch?v=${id}`
}
