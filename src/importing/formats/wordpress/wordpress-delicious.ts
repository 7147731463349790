import { parseYield } from '@/src/parsing/yield'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { documentFromWords } from '@/src/importing/imported-recipe'
import { nutritionIn } from '@/src/importing/nutrition'
import { asList, asRecord, asText, difficulty, firstText, nameList } from '../values'
import type { WordPressItem } from './wordpress-item'
import {
  cleanText,
  entriesOf,
  filledLines,
  filledSteps,
  lineOfParts,
  minutesOf,
  oneParagraph,
  storedValue,
} from './wordpress-rows'

const KEY = 'delicious_recipes_metadata'
type Source = Readonly<Record<string, unknown>>
type PictureUrl = (attachmentId: string) => string | null

/** A recipe of the plugin WP Delicious, which keeps all of it in one field of the post; null without it. */
export function deliciousCard(
  { meta, terms }: WordPressItem,
  pictureUrl: PictureUrl,
): Partial<ImportedRecipe> | null {
  const source = asRecord(storedValue(meta[KEY]))
  const ingredientGroups = filledLines(
    entriesOf(source['recipeIngredients']).map((section) => ({
      title: cleanText(section['sectionTitle']) || null,
      lines: entriesOf(section['ingredients'])
        .map(({ quantity, unit, ingredient, notes }) =>
          lineOfParts([quantity, unit, ingredient], notes),
        )
        .filter((line) => line !== ''),
    })),
  )
  const instructionGroups = filledSteps(
    entriesOf(source['recipeInstructions']).map((section) => ({
      title: cleanText(section['sectionTitle']) || null,
      steps: entriesOf(section['instruction'] ?? section['instructions']).flatMap((step) =>
        stepOf(step, pictureUrl),
      ),
    })),
  )
  if (ingredientGroups.length === 0 && instructionGroups.length === 0) return null
  const rest = minutesOf(source['restTime'], source['restTimeUnit'])
  const of = (taxonomy: string): string[] => [...(terms[taxonomy] ?? [])]
  return {
    description: oneParagraph(source['recipeDescription']) || null,
    yields: parseYield(asText(source['noOfServings'])),
    prepTimeMinutes: minutesOf(source['prepTime'], source['prepTimeUnit']),
    cookTimeMinutes: minutesOf(source['cookTime'], source['cookTimeUnit']),
    totalTimeMinutes: minutesOf(source['totalDuration'], source['totalDurationUnit']),
    customTime: rest === null ? null : { minutes: rest, label: 'Resting' },
    difficulty: difficulty(source['difficultyLevel']),
    ingredientGroups,
    instructionGroups,
    categories: of('recipe-course'),
    cuisines: of('recipe-cuisine'),
    methods: of('recipe-cooking-method'),
    diets: of('recipe-dietary'),
    tags: [...of('recipe-tag'), ...of('recipe-key'), ...of('recipe-badge')],
    keywords: nameList(source['recipeKeywords']),
    equipment: entriesOf(source['recipeEquipments']).flatMap((each) => asText(each['name']) ?? []),
    note: documentFromWords(notesOf(source)),
    videoUrl: videoOf(source),
    nutrition: nutritionIn(
      Object.fromEntries(Object.entries(source).filter(([key]) => NUTRIENT.test(key))),
    ),
    pictures: asList(source['imageGalleryImages'])
      .map(asRecord)
      .flatMap((image) => {
        const url = pictureUrl(asText(image['imageID']) ?? '') ?? firstText(image, 'previewURL')
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
    oneParagraph(step['instruction']),
    oneParagraph(step['instructionNotes']),
    asText(step['videoURL']) ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ')
  const url = pictureUrl(asText(step['image']) ?? '') ?? firstText(step, 'image_preview')
  return text === '' ? [] : [{ text, imageUrls: url === null ? [] : [url] }]
}

/** The note, with all that has no field of its own: questions, season, temperature and costs. */
function notesOf(source: Source): string {
  const labelled = (label: string, ...keys: readonly string[]): string => {
    const text = lineOfParts(keys.map((key) => source[key]))
    return text === '' ? '' : `<p>${label}: ${text}</p>`
  }
  const questions = entriesOf(source['recipeFAQs'] ?? source['faqs']).map(
    (each) =>
      `<p><strong>${cleanText(each['question'])}</strong></p><p>${oneParagraph(each['answer'])}</p>`,
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
  const [video] = entriesOf(source['videoGalleryVids'])
  const id = asText(video?.['vidID'])
  if (!video || id === null) return null
  if (/^https?:/.test(id)) return id
  return /vimeo/i.test(asText(video['vidType']) ?? '')
    ? `https://vimeo.com/${id}`
    : `https://www.youtube.com/watch?v=${id}`
}
