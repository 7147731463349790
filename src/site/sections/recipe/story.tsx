import type { ReactElement } from 'react'
import { AudioStoryButton } from '@/src/site/cooking/actions/audio-story-button'
import { LiveText } from '@/src/site/cooking/live-text'
import { WideText } from '@/src/site/parts/page/wide-text'
import { ReadMore } from '@/src/site/cooking/read-more'
import type { RecipeSectionProps } from './recipe-data'
import styles from './story.module.css'

/**
 * The story of the recipe; a part longer than 300px is behind Read more.
 * @see docs/product/recipe-page.md#story
 */
export function Story({ section, data }: RecipeSectionProps<'story'>): ReactElement | null {
  const { storyExcerpt, storyMore, storyImages } = data.recipe
  if (!storyExcerpt && storyMore.length === 0) return null
  return (
    <section className={styles.story} data-place="story" aria-label={section.heading}>
      {section.hasMockup && data.site.showMockups ? <AudioStoryButton /> : null}
      <ReadMore>
        {storyExcerpt ? <p className={styles.excerpt}>{storyExcerpt}</p> : null}
        {storyMore.length > 0 ? (
          <div className={styles.more}>
            <WideText
              document={storyMore}
              images={storyImages}
              renderText={(document) => <LiveText document={document} />}
            />
          </div>
        ) : null}
      </ReadMore>
    </section>
  )
}
