import type { Payload } from 'payload'
import type { PictureUse } from '@/src/contract/media/picture'
import { rows } from '../database/statements'

/** Maximum number of named uses. */
const MOST = 100

const use = (kind: PictureUse['kind'], id: string, title: string, from: string): string =>
  `select '${kind}' as kind, ${id}::uuid as id, ${title}::text as title from ${from}`

/** Every place of site `$1` that shows picture `$2`, with its name. */
const NAMED = [
  use(
    'recipe',
    'r.id',
    'r.title',
    `recipe_images p join recipes r on r.id = p._parent_id
      where p.image_id = $2 and r.site_id = $1`,
  ),
  use('recipe', 'r.id', 'r.title', 'recipes r where r.seo_social_image_id = $2 and r.site_id = $1'),
  use(
    'step',
    'r.id',
    'r.title',
    `recipes_rels p join recipes r on r.id = p.parent_id where p.images_id = $2 and r.site_id = $1`,
  ),
  use(
    'recipe',
    'r.id',
    'r.title',
    `stored_post_pictures p join recipes r on r.id = p.recipe_id
      where p.image_id = $2 and r.site_id = $1`,
  ),
  use(
    'story',
    'r.id',
    'r.title',
    `story_pictures p join recipes r on r.id = p.recipe_id
      where p.image_id = $2 and r.site_id = $1`,
  ),
  use(
    'about',
    'null',
    's.title',
    'about_pictures p join sites s on s.id = p.site_id where p.image_id = $2 and s.id = $1',
  ),
  use(
    'equipment',
    'r.id',
    'r.title',
    `recipe_equipment p join recipes r on r.id = p._parent_id
      where p.image_override_id = $2 and r.site_id = $1`,
  ),
  use(
    'draft',
    'd.recipe_id',
    `d.document->>'title'`,
    'recipe_drafts d where d.image_ids @> array[$2::uuid] and d.site_id = $1',
  ),
  use(
    'version',
    'v.recipe_id',
    `v.document->>'title'`,
    'recipe_versions v where v.image_ids @> array[$2::uuid] and v.site_id = $1',
  ),
  use(
    'collection',
    'c.id',
    'c.title',
    'recipe_collections c where $2 in (c.image_id, c.seo_social_image_id) and c.site_id = $1',
  ),
  use(
    'letter',
    'l.id',
    'l.title',
    `letters l where l.site_id = $1 and (l.image_id = $2
      or exists (select 1 from letter_pictures p where p.letter_id = l.id and p.image_id = $2)
      or exists (select 1 from letter_drafts d
        where d.letter_id = l.id and d.image_ids @> array[$2::uuid]))`,
  ),
  use('event', 'e.id', 'e.title', 'events e where e.image_id = $2 and e.site_id = $1'),
  use(
    'home',
    'null',
    's.title',
    'sites s where $2 in (s.featured_image_id, s.seo_social_image_id) and s.id = $1',
  ),
  use(
    'page',
    'null',
    's.title',
    'sites s where $2 in (s.about_seo_social_image_id, s.link_page_seo_social_image_id) and s.id = $1',
  ),
  use(
    'product',
    'null',
    'p.product_title',
    'site_product_links p where p.product_image_id = $2 and p._parent_id = $1',
  ),
  use(
    'logo',
    'null',
    's.title',
    'sites s where $2 in (s.logo_id, s.logo_on_dark_id) and s.id = $1',
  ),
  use('icon', 'null', 's.title', 'sites s where $2 in (s.icon_id, s.favicon_id) and s.id = $1'),
  use('profile', 'null', 'p.display_name', 'users p where p.avatar_id = $2'),
  use('video', 'v.id', 'v.title', 'videos v where v.poster_id = $2 and v.site_id = $1'),
].join(' union ')

const USES = {
  name: 'picture_uses',
  text: `with named as (${NAMED})
    select * from named
    union all
    select 'other', null, null where not exists (select 1 from named)
      and exists (select 1 from used_images(array[$2::uuid], true))
    limit ${MOST}`,
}

/**
 * Lists the places where a picture is used on its site, each once; `other` for a use without a name. One
 * statement.
 */
export const pictureUses = (
  payload: Payload,
  siteId: string,
  imageId: string,
): Promise<PictureUse[]> => rows<PictureUse>(payload, USES, [siteId, imageId])

const WORDS: Readonly<Record<PictureUse['kind'], string>> = {
  recipe: 'the recipe',
  step: 'a step of',
  story: 'the story of',
  about: 'the about page of',
  equipment: 'the equipment of',
  draft: 'the draft of',
  version: 'an earlier version of',
  collection: 'the collection',
  event: 'the event',
  letter: 'the letter',
  home: 'the home page of',
  page: 'a page of',
  product: 'the product',
  logo: 'the logo of',
  icon: 'the icon of',
  profile: 'the profile of',
  video: 'the video',
  other: 'another place',
}

/** Formats uses: `the recipe “Loaf”, the logo of “Ferment” and 3 more`. */
export function formatUses(uses: readonly PictureUse[]): string {
  const named = uses
    .slice(0, 3)
    .map(({ kind, title }) => (title ? `${WORDS[kind]} “${title}”` : WORDS[kind]))
  const more = uses.length - named.length
  const parts = more > 0 ? [...named, `${more} more`] : named
  return new Intl.ListFormat('en').format(parts)
}
