import type { CropBox } from '@/src/domain/addresses/image-address'

/** A part of a picture in hundredths of its sides, as the crop library has it. */
export type Percentages = { x: number; y: number; width: number; height: number }

type Size = { width: number; height: number }

/** The crop of a part in whole source pixels, within the picture. */
export function cropOfPercentages(part: Percentages, { width, height }: Size): CropBox {
  const x = Math.max(0, Math.round((part.x / 100) * width))
  const y = Math.max(0, Math.round((part.y / 100) * height))
  return {
    x,
    y,
    width: Math.max(1, Math.min(Math.round((part.width / 100) * width), width - x)),
    height: Math.max(1, Math.min(Math.round((part.height / 100) * height), height - y)),
  }
}

/** A crop in hundredths of the picture's sides. */
export const percentagesOfCrop = (crop: CropBox, { width, height }: Size): Percentages => ({
  x: (crop.x / width) * 100,
  y: (crop.y / height) * 100,
  width: (crop.width / width) * 100,
  height: (crop.height / height) * 100,
})
