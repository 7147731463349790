import { RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import {
  EQUIPMENT_FIELDS,
  GROUP_FIELDS,
  INGREDIENT_FIELDS,
  STEP_FIELDS,
} from '@/src/contract/recipe/row-fields'
import { TERM_LIST_NAMES } from '@/src/contract/recipe/term-lists'
import { CROP_COLUMNS, IMAGE_COLUMNS } from '@/src/server/images'
import { selectObject } from '@/src/server/plain-fields'
import { seoColumns } from '@/src/server/seo'
import { VIDEO_COLUMNS } from '@/src/server/videos/video-columns'
import { RATING, termsOf } from './card-sql'

const image = (alias: string, column: string): string =>
  `(select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i where i.id = ${alias}.${column})`
const video = (alias: string): string =>
  `(select jsonb_build_object(${VIDEO_COLUMNS('v')}) from videos v where v.id = ${alias}.video_id)`

const IMAGES = `coalesce((
  select jsonb_agg(jsonb_build_object(${IMAGE_COLUMNS('i')},
      'crop', jsonb_build_object(${CROP_COLUMNS('ri.crop')}),
      'shareCrop', jsonb_build_object(${CROP_COLUMNS('ri.share_crop')}))
    order by ri._order)
  from recipe_images ri join images i on i.id = ri.image_id where ri._parent_id = r.id), '[]')`

const STORY_IMAGES = `coalesce((
  select jsonb_agg(jsonb_build_object(${IMAGE_COLUMNS('i')}))
  from story_pictures p join images i on i.id = p.image_id where p.recipe_id = r.id), '[]')`

const UNIT = `case when n.id is null then null else jsonb_build_object('id', n.id, 'slug', n.slug,
  'title', n.title, 'pluralTitle', n.plural_title, 'abbreviation', n.abbreviation) end`
const INGREDIENT = `case when e.id is null then null else jsonb_build_object('id', e.id,
  'slug', e.slug, 'title', e.title, 'gramsPerLiter', e.grams_per_liter,
  'defaultMetricMeasurementMethod', e.default_metric_measurement_method,
  'defaultImperialMeasurementMethod', e.default_imperial_measurement_method) end`
const INGREDIENT_USAGES = `coalesce((
  select jsonb_agg(
    ${selectObject(INGREDIENT_FIELDS, 'u', { unit: UNIT, ingredient: INGREDIENT })} order by u._order)
  from recipe_ingredients u left join units n on n.id = u.unit_id
    left join ingredients e on e.id = u.ingredient_id
  where u._parent_id = g.id), '[]')`

const INGREDIENT_GROUPS = `coalesce((
  select jsonb_agg(
    ${selectObject(GROUP_FIELDS, 'g', { ingredientUsages: INGREDIENT_USAGES })} order by g._order)
  from recipe_ingredient_groups g where g._parent_id = r.id), '[]')`

/** Pictures of a step stand among the recipe's relations, under the step's place in the lists. */
const STEP_IMAGES = `coalesce((
  select jsonb_agg(jsonb_build_object(${IMAGE_COLUMNS('i')}) order by rel."order")
  from recipes_rels rel join images i on i.id = rel.images_id
  where rel.parent_id = r.id and rel.path =
    format('instructionGroups.%s.instructions.%s.images', g._order - 1, s._order - 1)), '[]')`

const INSTRUCTIONS = `coalesce((
  select jsonb_agg(
    ${selectObject(STEP_FIELDS, 's', { video: video('s'), images: STEP_IMAGES })} order by s._order)
  from recipe_instructions s where s._parent_id = g.id), '[]')`

const INSTRUCTION_GROUPS = `coalesce((
  select jsonb_agg(
    ${selectObject(GROUP_FIELDS, 'g', { instructions: INSTRUCTIONS })} order by g._order)
  from recipe_instruction_groups g where g._parent_id = r.id), '[]')`

const EQUIPMENT = `coalesce((
  select jsonb_agg(
    ${selectObject(EQUIPMENT_FIELDS, 'q', {
      imageOverride: image('q', 'image_override_id'),
      equipment: `jsonb_build_object('id', e.id, 'title', e.title,
        'featuredImage', ${image('e', 'featured_image_id')})`,
    })} order by q._order)
  from recipe_equipment q join equipment e on e.id = q.equipment_id
  where q._parent_id = r.id), '[]')`

const KEYWORDS = `array(
  select x.text from recipes_texts x where x.parent_id = r.id and x.path = 'keywords'
  order by x."order")`

const COLLECTIONS = `coalesce((
  select jsonb_agg(jsonb_build_object('id', c.id, 'slug', c.slug, 'title', c.title)
    order by c.created_at, c.id)
  from recipe_collections c where exists (select 1 from recipe_collections_rels rel
    where rel.parent_id = c.id and rel.path = 'recipes' and rel.recipes_id = r.id)), '[]')`

const IMPORTED_RATING = `(
  select jsonb_build_object('program', t.program, 'average', t.average, 'count', t.count)
  from imported_rating_summaries t join sites s on s.id = t.site_id
  where t.recipe_id = r.id and s.ratings_enabled)`

/** A recipe `r` with everything its page shows, as one JSON value. */
export const WHOLE_RECIPE = `${selectObject(RECIPE_FIELDS, 'r')} ||
  jsonb_build_object('images', ${IMAGES}, 'video', ${video('r')},
  'storyImages', ${STORY_IMAGES}, 'legacyRecipeData', r.legacy_recipe_data, 'seo', ${seoColumns('r.seo')},
  'ingredientUsageGroups', ${INGREDIENT_GROUPS}, 'instructionGroups', ${INSTRUCTION_GROUPS},
  'equipmentUsages', ${EQUIPMENT}, 'keywords', ${KEYWORDS}, 'collections', ${COLLECTIONS},
  'rating', ${RATING}, 'importedRating', ${IMPORTED_RATING}) ||
  ${termsOf(TERM_LIST_NAMES)}`
