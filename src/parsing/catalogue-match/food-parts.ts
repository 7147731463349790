const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Parts of a food that are still the food: "lemon wedges". */
const PARTS = words(`
  sprig floret floweret clove bulb head wedge slice piece chunk cube half quarter segment stalk spear
  crown kernel knob log ear cob strip rasher lobe thumb fillet
`)

/** Foods of which the leaves are eaten. */
const LEAFY = words(`
  lettuce spinach kale chard cabbage endive watercress arugula rocket sorrel herb mint basil parsley
  cilantro coriander thyme sage oregano rosemary tarragon dill marjoram savory chervil shiso bay
`)

/** Returns whether a last word names a part that still counts as the food before it. */
export function isPartOf(part: string, food: string): boolean {
  return PARTS.has(part) || (part === 'leaf' && LEAFY.has(food))
}
