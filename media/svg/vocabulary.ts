const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/**
 * The drawing elements of SVG 1.1 and 2. All others are removed with their content: script, foreignObject,
 * links, frames, media, handlers, and data of editors.
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

/** Elements that animate an attribute. */
export const ANIMATIONS = words('animate animateTransform animateMotion')

/** Elements that may contain a raster picture as data. */
export const PICTURE_ELEMENTS = words('image feImage')
