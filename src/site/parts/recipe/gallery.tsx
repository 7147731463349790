import type { ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { fillsPlace } from '../media/fills-place'
import { Picture } from '../media/picture'
import { Plate } from '../cards/plate'
import { Slider } from '../cards/slider'
import { VideoPlayer } from '../media/video-player'
import { YoutubeVideo } from '../media/youtube-video'
import styles from './gallery.module.css'

type GalleryProps = {
  recipe: Pick<Recipe, 'title' | 'images' | 'video' | 'youtubeVideoId'>
  ratio: number
  narrowRatio: number
  sizes: string
  maxWidth: number
}

/** The pictures and videos of a recipe: the cover alone, or a row to swipe. */
export function Gallery(props: GalleryProps): ReactElement {
  const items = galleryItems(props)
  const [only] = items
  if (items.length === 1 && only) return <div className={styles.gallery}>{only.view}</div>
  return (
    <div className={styles.gallery}>
      <Slider label={`Pictures of ${props.recipe.title}`} layout="page">
        {items.map(({ key, view }) => (
          <li key={key}>{view}</li>
        ))}
      </Slider>
    </div>
  )
}

type ShownProps = Omit<GalleryProps, 'recipe'> & { image: Image; alt: string; isFirst: boolean }

/** A picture that fills its place; very small ones, as in old posts, are shown unscaled on a background. */
function Shown(props: ShownProps): ReactElement {
  const { image, alt, isFirst, maxWidth } = props
  if (fillsPlace(image, maxWidth)) return <Picture {...props} />
  const shown = Math.round((image.crop ?? image).width * MOUNTED)
  return (
    <div className={styles.mount} style={{ '--shown': `${shown}px` }}>
      <Picture {...{ image, alt, isFirst }} sizes={`${shown}px`} maxWidth={shown} />
    </div>
  )
}

/** Enlargement of a mounted picture beyond its own width. */
const MOUNTED = 1.5

type Item = { key: string; view: ReactElement }

function galleryItems({ recipe, ...shape }: GalleryProps): Item[] {
  const { images, video, youtubeVideoId, title } = recipe
  const { ratio, narrowRatio } = shape
  const pictures = images.map((image, index) => ({
    key: image.id,
    view: (
      <Shown
        image={image}
        alt={image.alt ?? (index === 0 ? title : `${title}, picture ${index + 1}`)}
        isFirst={index === 0}
        {...shape}
      />
    ),
  }))
  const videos: Item[] = []
  if (video) {
    videos.push({
      key: video.key,
      view: (
        <VideoPlayer
          video={video}
          label={`Video of ${title}`}
          poster={images[0] ?? video.poster ?? undefined}
          ratio={ratio}
          narrowRatio={narrowRatio}
        />
      ),
    })
  }
  if (youtubeVideoId) {
    const poster = pictures[0]?.view ?? <Plate title={title} {...shape} />
    const view = <YoutubeVideo videoId={youtubeVideoId} title={title} poster={poster} />
    videos.push({ key: youtubeVideoId, view })
  }
  return [...pictures, ...videos]
}
