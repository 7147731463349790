/** A piece of SVG markup. */
export type Svg = string

/** A gradient with the id its markup declares, or a plain colour. */
export type Paint = string | { id: string; svg: Svg }

/** Path data. */
export type Outline = string

type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A number short enough for markup: one decimal is a tenth of a pixel. */
export const round = (value: number): string => String(Math.round(value * 10) / 10)

/** An id made of what it stands for, so that pieces can be drawn anywhere without counting. */
function identify(prefix: string, content: string): string {
  let hash = 5381
  for (let i = 0; i < content.length; i++) hash = (Math.imul(hash, 33) ^ content.charCodeAt(i)) | 0
  return `${prefix}${(hash >>> 0).toString(36)}${content.length.toString(36)}`
}

const stopMarkup = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** A gradient across the painted shape from (x1, y1) to (x2, y2), in parts of its box. */
export function linear(
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 1, 1],
): Paint {
  const inner = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}`
  const id = identify('l', inner)
  return { id, svg: `<linearGradient id="${id}" ${inner}</linearGradient>` }
}

/** A round gradient in the painted shape's box; the bright spot sits at (fx, fy). */
export function radial(stops: readonly Stop[], fx = 0.5, fy = 0.5, r = 0.5): Paint {
  const inner = `cx="0.5" cy="0.5" fx="${fx}" fy="${fy}" r="${r}">${stopMarkup(stops)}`
  const id = identify('r', inner)
  return { id, svg: `<radialGradient id="${id}" ${inner}</radialGradient>` }
}

const paintOf = (paint: Paint) => (typeof paint === 'string' ? paint : `url(#${paint.id})`)

const declared = (paint: Paint) => (typeof paint === 'string' ? '' : paint.svg)

/** `opacity` would make the renderer draw each piece on a sheet of its own, ten times slower. */
const fade = (of: 'fill' | 'stroke', opacity: number) =>
  opacity === 1 ? '' : ` ${of}-opacity="${Math.round(opacity * 1000) / 1000}"`

/** A filled outline. */
export const fill = (outline: Outline, paint: Paint, opacity = 1): Svg =>
  `${declared(paint)}<path d="${outline}" fill="${paintOf(paint)}"${fade('fill', opacity)}/>`

/** A line along an outline, with round ends. */
export const line = (outline: Outline, paint: Paint, width: number, opacity = 1): Svg =>
  `${declared(paint)}<path d="${outline}" fill="none" stroke="${paintOf(paint)}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${fade('stroke', opacity)}/>`

/** A circle. */
export const dot = (x: number, y: number, r: number, paint: Paint, opacity = 1): Svg =>
  `${declared(paint)}<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${paintOf(paint)}"${fade('fill', opacity)}/>`

/** A circle's line. */
export const ring = (
  x: number,
  y: number,
  r: number,
  paint: Paint,
  width: number,
  opacity = 1,
): Svg =>
  `${declared(paint)}<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${paintOf(paint)}" stroke-width="${round(width)}"${fade('stroke', opacity)}/>`

/** A rectangle. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  opacity = 1,
  corner = 0,
): Svg =>
  `${declared(paint)}<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(corner)}" fill="${paintOf(paint)}"${fade('fill', opacity)}/>`

/** Things drawn around the origin, put at (x, y), turned by degrees and scaled. */
export const place = (content: Svg, x: number, y: number, degrees = 0, scale = 1): Svg =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${content}</g>`

/** Things seen through glass or shade. */
export const sheer = (content: Svg, opacity: number): Svg =>
  `<g opacity="${opacity}">${content}</g>`

/** Only what lies inside the outline. */
export function inside(outline: Outline, content: Svg): Svg {
  const id = identify('c', outline)
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** An outline whose edge fades over `reach` pixels: strokes in layers, far cheaper than a filter. */
export function soft(outline: Outline, colour: string, opacity: number, reach: number): Svg {
  const layers = Math.max(3, Math.min(9, Math.round(reach / 3)))
  const each = 1 - (1 - opacity) ** (1 / layers)
  return times(layers, (i) => {
    const width = (2 * reach * (layers - 1 - i)) / (layers - 1)
    return `<path d="${outline}" fill="${colour}" fill-opacity="${each.toFixed(3)}" stroke="${colour}" stroke-opacity="${each.toFixed(3)}" stroke-width="${round(width)}" stroke-linejoin="round"/>`
  })
}

/** A line whose edges fade. */
export function softLine(outline: Outline, colour: string, width: number, opacity: number): Svg {
  const each = 1 - (1 - opacity) ** (1 / 6)
  return times(6, (i) => line(outline, colour, (width * (6 - i)) / 6, each))
}

/** A patch of colour that thins out towards its edge. */
export const haze = (outline: Outline, colour: string, opacity: number): Svg =>
  fill(
    outline,
    radial([
      [0, colour, opacity],
      [0.45, colour, opacity * 0.8],
      [1, colour, 0],
    ]),
  )

/** `count` pieces, one after another. */
export function times(count: number, draw: (index: number) => Svg): Svg {
  let all = ''
  for (let i = 0; i < count; i++) all += draw(i)
  return all
}
