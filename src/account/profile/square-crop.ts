import type { CropBox } from '@/src/domain/addresses/image-address'

/** A square crop of a picture: its zoom and its centre. */
export type SquareView = {
  /** Zoom from 1, the largest possible square, to `MAX_ZOOM`. */
  zoom: number
  /** The centre of the square, in source pixels. */
  x: number
  y: number
}

type Size = { width: number; height: number }

export const MAX_ZOOM = 4

/** The initial view of a picture: its stored crop, or the largest square around its centre. */
export function initialView(image: Size & { crop: CropBox | null }): SquareView {
  const { crop, width, height } = image
  if (!crop) return { zoom: 1, x: width / 2, y: height / 2 }
  const side = Math.min(crop.width, crop.height)
  return clampView(image, {
    zoom: clamp(Math.min(width, height) / side, 1, MAX_ZOOM),
    x: crop.x + crop.width / 2,
    y: crop.y + crop.height / 2,
  })
}

/** Clamps a view to the bounds of its picture. */
export function clampView(image: Size, view: SquareView): SquareView {
  const zoom = clamp(view.zoom, 1, MAX_ZOOM)
  const half = Math.min(image.width, image.height) / zoom / 2
  return {
    zoom,
    x: clamp(view.x, half, image.width - half),
    y: clamp(view.y, half, image.height - half),
  }
}

/** Converts a view to a crop in whole source pixels, within the picture. */
export function toCropBox(image: Size, view: SquareView): CropBox {
  const side = Math.max(1, Math.floor(Math.min(image.width, image.height) / view.zoom))
  return {
    width: side,
    height: side,
    x: clamp(Math.round(view.x - side / 2), 0, image.width - side),
    y: clamp(Math.round(view.y - side / 2), 0, image.height - side),
  }
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)
