'use client'

import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react'
import type { Crop, Image } from '@/src/contract/media/image'
import { imageAddress } from '@/src/domain/addresses/image-address'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { toCropBox, MAX_ZOOM, clampView, initialView } from './square-crop'
import type { SquareView } from './square-crop'
import styles from './crop-dialog.module.css'

type CropDialogProps = {
  image: Image
  onDone: (crop: Crop) => void
  onCancel: () => void
}

/** Cuts a picture to a square by dragging, arrow keys and zoom; the default export, for `lazy`. */
export default function CropDialog({ image, onDone, onCancel }: CropDialogProps): ReactElement {
  const [view, setView] = useState<SquareView>(() => initialView(image))
  const change = (next: Partial<SquareView>): void =>
    setView(clampView(image, { ...view, ...next }))
  return (
    <Dialog
      title="Crop your picture"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel()
      }}
    >
      <CropFrame image={image} view={view} onChange={change} />
      <label className={styles.zoom}>
        <span>Zoom</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={view.zoom}
          onChange={(event) => change({ zoom: Number(event.target.value) })}
        />
      </label>
      <div className={styles.actions}>
        <Button onClick={onCancel}>Back</Button>
        <Button kind="primary" onClick={() => onDone(toCropBox(image, view))}>
          Use picture
        </Button>
      </div>
    </Dialog>
  )
}

type CropFrameProps = {
  image: Image
  view: SquareView
  onChange: (view: Partial<SquareView>) => void
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** The step by which an arrow key moves the square, as a share of its side. */
const KEY_STEP = 0.05

function CropFrame({ image, view, onChange }: CropFrameProps): ReactElement {
  const from = useRef<{ x: number; y: number } | null>(null)
  const side = Math.min(image.width, image.height) / view.zoom
  const percent = (part: number): string => `${(part / side) * 100}%`

  function drag(event: PointerEvent<HTMLButtonElement>): void {
    if (!from.current) return
    const scale = side / event.currentTarget.clientWidth
    onChange({
      x: view.x - (event.clientX - from.current.x) * scale,
      y: view.y - (event.clientY - from.current.y) * scale,
    })
    from.current = { x: event.clientX, y: event.clientY }
  }

  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    onChange({ x: view.x + step[0] * side * KEY_STEP, y: view.y + step[1] * side * KEY_STEP })
  }

  return (
    <button
      type="button"
      className={styles.frame}
      aria-label="Move the picture with the arrow keys"
      data-base-ui-swipe-ignore
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null
      }}
      onKeyDown={press}
    >
      <img
        src={imageAddress(image.key, { width: Math.min(image.width, 1080) })}
        alt=""
        draggable={false}
        style={{
          inlineSize: percent(image.width),
          insetInlineStart: percent(side / 2 - view.x),
          insetBlockStart: percent(side / 2 - view.y),
        }}
      />
    </button>
  )
}
