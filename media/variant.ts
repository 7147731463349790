import type { ImageQuery } from '@/src/contract/media/media'
import { SERVED_FORMATS } from './transform'
import type { ServedFormat } from './transform'

/** One requested size and format of a picture. */
export type Variant = ImageQuery & { format: ServedFormat }

/** Formats the file name of a variant: `800x600-q75-c400,300,0,0.webp`, `0` for any. */
export function variantName({ width, height, quality, crop, format }: Variant): string {
  const cut = crop ? `-c${crop.width},${crop.height},${crop.x},${crop.y}` : ''
  return `${width ?? 0}x${height ?? 0}-q${quality}${cut}.${format}`
}

const NAME = /^(\d+)x(\d+)-q(\d+)(?:-c(\d+,\d+,\d+,\d+))?\.(avif|webp|jpeg)$/

/** Parses the file name of a variant; null for other names. */
export function parseVariantName(name: string): Variant | null {
  const [, width, height, quality, crop, ending] = NAME.exec(name) ?? []
  const format = SERVED_FORMATS.find((each) => each === ending)
  if (!format) return null
  return {
    ...(width === '0' ? {} : { width: Number(width) }),
    ...(height === '0' ? {} : { height: Number(height) }),
    quality: Number(quality),
    ...(crop === undefined ? {} : { crop: parseCrop(crop) }),
    format,
  }
}

function parseCrop(text: string): NonNullable<Variant['crop']> {
  const [width = 0, height = 0, x = 0, y = 0] = text.split(',').map(Number)
  return { width, height, x, y }
}

/**
 * Finds the smallest of some variants that can replace another: the same crop, format and shape, not
 * smaller and not much larger. Null when there is none.
 */
export function substituteVariant(wanted: Variant, names: readonly string[]): string | null {
  const fitting = names
    .map((name) => ({ name, variant: parseVariantName(name) }))
    .filter(({ variant }) => variant !== null && canStandIn(variant, wanted))
    .sort((a, b) => sizeOf(a.variant) - sizeOf(b.variant))
  return fitting[0]?.name ?? null
}

const sizeOf = (variant: Variant | null): number => variant?.width ?? variant?.height ?? Infinity

function canStandIn(there: Variant, wanted: Variant): boolean {
  const isSamePart = JSON.stringify(there.crop) === JSON.stringify(wanted.crop)
  if (!isSamePart || there.format !== wanted.format) return false
  return there.quality >= wanted.quality && isSameShape(there, wanted) && fits(there, wanted)
}

/**
 * Whether two variants with both sides given have the same shape: ratios that differ by less than a
 * hundredth look alike.
 */
function isSameShape(there: Variant, wanted: Variant): boolean {
  const [a, b] = [shapeOf(there), shapeOf(wanted)]
  return typeof a === 'string' || typeof b === 'string' ? a === b : Math.abs(a / b - 1) < 0.01
}

function shapeOf({ width, height }: Variant): 'by width' | 'by height' | 'whole' | number {
  if (width !== undefined && height !== undefined) return width / height
  if (width !== undefined) return 'by width'
  return height === undefined ? 'whole' : 'by height'
}

function fits(there: Variant, wanted: Variant): boolean {
  const [has, needs] = [sizeOf(there), sizeOf(wanted)]
  return has >= needs && has <= needs * 2
}
