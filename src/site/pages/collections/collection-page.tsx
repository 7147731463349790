import type { ReactElement } from 'react'
import type { Collection } from '@/src/contract/recipe/collection'
import type { PublicSite } from '@/src/contract/site/site'
import { recipeCountText } from '@/src/site/parts/cards/collection-card'
import { PageHead } from '@/src/site/parts/page/page-head'
import { Picture } from '@/src/site/parts/media/picture'
import { Plate } from '@/src/site/parts/cards/plate'
import { RecipeGrid } from '@/src/site/parts/cards/recipe-grid'
import { VideoPlayer } from '@/src/site/parts/media/video-player'
import { YoutubeVideo } from '@/src/site/parts/media/youtube-video'
import { getTemplate } from '@/src/site/templates'
import { readDescription } from './collection-description'
import { JsonLd } from '../head/json-ld'
import { breadcrumbs, itemList, listedRecipes } from '../list-data'
import { PageBody } from '../document/page-body'
import styles from './collection-page.module.css'

type CollectionPageProps = { site: PublicSite; collection: Collection; origin: string }

/**
 * A collection with its recipes in the author's order.
 * @see docs/product/site-pages.md#collection-page
 */
export function CollectionPage({ site, collection, origin }: CollectionPageProps): ReactElement {
  const { title, slug, recipes } = collection
  const { recipes: settings } = getTemplate(site.template)
  const { paragraphs, youtubeVideoId } = readDescription(collection.description)
  const steps = [
    { name: 'Collections', path: '/collections' },
    { name: title, path: `/collections/${slug}` },
  ]
  return (
    <>
      <JsonLd data={breadcrumbs(origin, steps)} />
      <JsonLd data={itemList(origin, title, listedRecipes(recipes))} />
      <PageHead title={title} style={settings.headStyle}>
        <div className={styles.words}>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          <p className={styles.count}>{recipeCountText(recipes.length)}</p>
        </div>
      </PageHead>
      <PageBody>
        {recipes.length > 0 ? (
          <RecipeGrid recipes={recipes} card={settings.card} isFirst heading="h2" />
        ) : (
          <>
            <p>No recipes found</p>
            <p>
              <a href="/recipes">See all recipes</a>
            </p>
          </>
        )}
        {collection.video ? (
          <div className={styles.video}>
            <VideoPlayer
              video={collection.video}
              label={title}
              poster={collection.video.poster ?? undefined}
            />
          </div>
        ) : null}
        {youtubeVideoId ? (
          <div className={styles.video}>
            <YoutubeVideo
              videoId={youtubeVideoId}
              title={title}
              poster={<Poster collection={collection} />}
            />
          </div>
        ) : null}
      </PageBody>
    </>
  )
}

function Poster({
  collection: { image, recipes, title },
}: {
  collection: Collection
}): ReactElement {
  const picture = image ?? recipes.find((recipe) => recipe.image)?.image
  if (!picture) return <Plate title={title} ratio={16 / 9} />
  return (
    <Picture
      image={picture}
      alt={picture.alt ?? ''}
      ratio={16 / 9}
      sizes="(min-width: 960px) 900px, 100vw"
      maxWidth={900}
    />
  )
}
