const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/**
 * The elements of SVG 1.1 and 2 that draw. Everything else goes with all that is in it: script,
 * foreignObject, links, frames, media, handlers, and what editors keep for themselves.
 */
export const DRAWING_ELEMENTS = words(`
  svg g defs symbol use switch title desc style view
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence
  animate animateTransform animateMotion mpath`)

/** Elements that change an attribute while the drawing is shown. */
export const ANIMATIONS = words('animate animateTransform animateMotion')

/** Elements that may hold a picture of dots as data. */
export const PICTURE_ELEMENTS = words('image feImage')
