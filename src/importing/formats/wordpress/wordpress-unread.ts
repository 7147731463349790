import { asText } from '../values'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { collectLeaves, addUnreadValuesWarning } from '@/src/importing/unread-values'
import type { SourceValue } from '@/src/importing/unread-values'
import { replaceJsonBlocks } from './wordpress-blocks'
import type { WordPressItem } from './wordpress-item'
import { parseStoredValue } from './wordpress-rows'

/**
 * Adds a warning to a recipe about values of its source items that were not imported: fields, block
 * attributes, terms of unknown taxonomies and unknown elements. `others` are recipes read from the
 * same items.
 * @see docs/product/import-and-export.md#nothing-is-lost
 */
export const addUnreadItemsWarning = (
  recipe: ImportedRecipe,
  items: readonly WordPressItem[],
  others: readonly ImportedRecipe[] = [],
): ImportedRecipe =>
  addUnreadValuesWarning(
    recipe,
    items.flatMap((item) => [...valuesOf(item)]),
    others,
  )

function* valuesOf(item: WordPressItem): Generator<SourceValue> {
  for (const [key, value] of Object.entries(item.meta)) yield* fieldOf(key, value)
  for (const { name, value } of item.others) yield* fieldOf(name, value)
  for (const [taxonomy, names] of Object.entries(item.terms)) {
    if (!TAXONOMIES_OF_FURNITURE.test(taxonomy)) {
      yield* names.map((value) => ({ name: taxonomy, value }))
    }
  }
  yield* blockValues(item.content)
}

function* fieldOf(key: string, value: string): Generator<SourceValue> {
  if (FURNITURE.test(key) || READ_AS_ADDRESSES.test(key)) return
  const stored = parseStoredValue(value)
  const isStructured = typeof stored === 'object' && stored !== null
  for (const leaf of collectLeaves(isStructured ? stored : value, key)) {
    if (!isStructured || !LEAVES_OF_FURNITURE.test(leaf.name)) yield leaf
  }
}

function blockValues(content: string): SourceValue[] {
  const values: SourceValue[] = []
  replaceJsonBlocks(content, ({ name, attributes }) => {
    // The text of WordPress's own blocks is in their HTML; their attributes are layout.
    if (!name.includes('/') || name.startsWith('core/')) return null
    for (const leaf of collectLeaves(attributes, name)) {
      const key = leaf.name.slice(name.length)
      const isLayout = LEAVES_OF_FURNITURE.test(leaf.name) || BLOCK_LAYOUT.test(key)
      if (!isLayout && asText(leaf.value) !== null) values.push(leaf)
    }
    return null
  })
  return values
}

/**
 * Fields without content of an author. WordPress: locks, templates, pings, trash, enclosures, and ids
 * that are followed elsewhere (cover, old slugs). Page builders, theme and cache settings: layout.
 * Yoast, Rank Math: scores, analysis and social images of theirs. Plugins of recipes: versions, ids of
 * posts, import marks, copies of the recipe's search data. Statistics: views and shares.
 */
const FURNITURE = new RegExp(
  `^(?:${[
    '_edit_(?:lock|last)|_thumbnail_id|_wp_old_(?:slug|date)|_wp_page_template|_wp_trash_\\w+|_wp_desired_post_slug|_pingme|_encloseme|_oembed_\\w+|_menu_item_\\w+|_wp_attachment_\\w+|_wp_attached_file|_customize_\\w+|_format_\\w+|_last_editor_used_jetpack|_publicize_\\w+|_wpas_\\w+|_jetpack_\\w+|jetpack_post_was_ever_published|_g_feedback_\\w+|_rest_api_\\w+|_dp_\\w+|footnotes',
    '_elementor_\\w+|_wpb_\\w+|_et_\\w+|_fl_builder_\\w+|_genesis_\\w+|_astra_\\w+|ast-[\\w-]+|site-[\\w-]+|theme-transparent-[\\w-]+|_kad_\\w+|_generate[_-][\\w-]+|_themify_\\w+|slide_template|_vc_post_settings|_kadence_\\w+|adv-header-id-meta|stick-header-meta',
    '_yoast_wpseo_(?:linkdex|content_score|focuskw\\w*|primary_\\w+|estimated-reading-time-minutes|wordproof_timestamp|opengraph-\\w+|twitter-\\w+|meta-robots-\\w+|inclusive_language_score|canonical|bctitle|schema_\\w+)|rank_math_(?:seo_score|primary_\\w+|focus_keyword|internal_links_processed|analytic_object_id|og_content_image|contentai_score|robots|news_sitemap_robots|advanced_robots|facebook_\\w+|twitter_\\w+|schema_\\w+|rich_snippet|snippet_\\w+|lock_modified_date|breadcrumb_title)',
    'wprm_(?:import_\\w+|version|parent_post_id|parent_posts|type|author_display|pin_image_\\w+|servings_advanced\\w*|(?:ingredient|unit)_links_type|rating(?:_\\w*)?|seo(?:_\\w+)?|template|shop_instructions_\\w+|.*_hash|image_url|video_id|nutrition_(?:serving_unit|source)|internal_notes)|_wprm_\\w+|_wpzoom_\\w+|_dr_\\w+|_recipe_(?:views|likes)|mv_create_\\w+|_mv_\\w+|nutrifox_(?:id|error)|recipe_terms|recipe_rating|recipe_image|recipe_posts_page_id|wpurp_\\w*(?:cache|id|version|import)\\w*|recipe_(?:cook|prep|passive)_time_text|recipe_servings_normalized',
    'post_views_count|views|_?ess_\\w+|swp_\\w+|_?shares?_\\w+|_post_like_\\w+|ratings_(?:users|score|average)|_pin_\\w+_count|tie_views|penci_post_views_count',
  ].join('|')})$`,
)

/** Fields with ids and addresses of imported content. */
const READ_AS_ADDRESSES = /^(?:recipe_alternate_image|(?:mv_|_mv_)?creation_id)$/

/**
 * Mediavine's times in seconds, ids, settings and layout within a field or block, and its values
 * that are read as numbers or choices.
 */
const LEAVES_OF_FURNITURE =
  /(?:^|\.)(?:published\.\w+_time|uid|id|updated|\w*_id|\w*I[Dd]s?|type|link|converted|image|images|icon|iconSet|hasImage|hasVideo|isGroup|key|_key|activeIconSet|amount_normalized|unit_systems?|nofollow|globalLink|\w*Unit|unit|image_preview|previewURL|vidThumb|vidType|enable\w+|isPoweredBy|\w*(?:Title|Label)|label|cooked_version|post_type|size|sizes|alt|width|height|html|section_heading_element|rel|target)$/

/** Layout attributes of blocks. */
const BLOCK_LAYOUT =
  /(?:color|colour|background|align\w*|style\w*|class\w*|font\w*|padding\w*|margin\w*|border\w*|width|height|size\w*|gap|layout\w*|icon\w*|anchor|lock|columns?|animation\w*|metadata\w*|ref|level|tag\w*|settings\.\w+)$/i

const TAXONOMIES_OF_FURNITURE =
  /^(?:post_format|nav_menu|link_category|wp_theme|wp_template_part_area|author|yst_prominent_words|wprm_(?:ingredient|ingredient_unit|equipment|glossary_term|nutrition_ingredient)|ingredient|rating|amp_\w+|elementor_\w+|language|post_translations|wpzoom_\w+)$/
