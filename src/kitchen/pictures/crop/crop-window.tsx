'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { CropBox } from '@/src/domain/addresses/image-address'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import {
  GALLERY_SHAPES,
  SHARED_SHAPE,
  TEMPLATE_SHAPES,
} from '@/src/domain/appearance/template-shapes'
import { Button } from '@/src/ui/button'
import { Choice } from '@/src/ui/form/choice'
import { Dialog } from '@/src/ui/windows/dialog'
import { useSiteSettings } from '../../state/site-settings'
import { smallPicture } from '../picture-address'
import { cropOfPercentages, percentagesOfCrop } from './crop-box'
import styles from './crop.module.css'
import { ShapePreview } from './shape-preview'

/** The crops of a cover: null for the whole picture. */
export type Crops = { crop: CropBox | null; shareCrop: CropBox | null }

type Props = {
  site: string
  image: { key: string; width: number; height: number }
  crops: Crops
  onDone: (crops: Crops) => void
  onClose: () => void
}

const PLACES = [
  { value: 'crop', label: 'On the page' },
  { value: 'shareCrop', label: 'In link previews' },
] as const
const MAX_ZOOM = 4
const CROP_LABEL = 'Move the picture with the arrow keys'

/** Cuts a cover for pages and for links; the default export, for `lazy`. */
export default function CropWindow(props: Props): ReactElement {
  const { site, image, crops: before, onDone, onClose } = props
  const [crops, setCrops] = useState(before)
  const [place, setPlace] = useState<keyof Crops>('crop')
  const shapes = useShapes(site)
  const shown = place === 'crop' ? crops.crop : (crops.shareCrop ?? crops.crop)
  return (
    <Dialog
      title="Crop the cover"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className={styles.body} data-base-ui-swipe-ignore>
        <Choice
          name="crop-place"
          label="Where"
          value={place}
          options={PLACES}
          onChange={setPlace}
        />
        <CropArea
          key={place}
          image={image}
          crop={shown}
          ratio={place === 'crop' ? shapes.page : SHARED_SHAPE.width / SHARED_SHAPE.height}
          onCrop={(crop) => setCrops((now) => ({ ...now, [place]: crop }))}
        />
        <Shapes image={image} crops={crops} shapes={shapes} place={place} />
        <div className={styles.actions}>
          <Button kind="quiet" onClick={() => onDone({ ...crops, [place]: null })}>
            Whole picture
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" onClick={() => onDone(crops)}>
            Crop
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type Shapes = { page: number; narrow: number; card: number }

/** The shapes of the site's own template. */
function useShapes(site: string): Shapes {
  const { data } = useSiteSettings(site)
  const name = TEMPLATE_NAMES.find((each) => each === data?.template) ?? 'journal'
  const { page, card } = TEMPLATE_SHAPES[name]
  const { ratio, narrowRatio } = GALLERY_SHAPES[page]
  return { page: ratio, narrow: narrowRatio, card }
}

type ShapesProps = Pick<Props, 'image'> & { crops: Crops; shapes: Shapes; place: keyof Crops }

function Shapes({ image, crops, shapes, place }: ShapesProps): ReactElement {
  const { crop, shareCrop } = crops
  return (
    <div className={styles.shapes}>
      {place === 'crop' ? (
        <>
          <ShapePreview image={image} crop={crop} label="Recipe" ratio={shapes.page} />
          <ShapePreview image={image} crop={crop} label="On phones" ratio={shapes.narrow} />
          <ShapePreview image={image} crop={crop} label="In lists" ratio={shapes.card} />
        </>
      ) : (
        <ShapePreview
          image={image}
          crop={shareCrop ?? crop}
          label="In link previews"
          ratio={4 / 3}
        />
      )}
    </div>
  )
}

type AreaProps = Pick<Props, 'image'> & {
  crop: CropBox | null
  ratio: number
  onCrop: (crop: CropBox) => void
}

function CropArea({ image, crop: before, ratio, onCrop }: AreaProps): ReactElement {
  const [start] = useState(before)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <>
      <div className={styles.area}>
        <Cropper
          image={smallPicture(image.key, Math.min(image.width, 1440))}
          crop={position}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={ratio}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': CROP_LABEL }}
          {...(start ? { initialCroppedAreaPercentages: percentagesOfCrop(start, image) } : {})}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(part) => onCrop(cropOfPercentages(part, image))}
        />
      </div>
      <label className={styles.zoom}>
        <span>Zoom</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </>
  )
}
