/** Nouns that have one form, or are no single things: three mackerel, two garlic. */
const UNCHANGED = new Set(
  `mackerel salmon trout tuna cod haddock halibut hake herring squid shrimp fish seafood shellfish
  chicken duck lamb beef pork veal turkey bacon ham garlic ginger celery broccoli cauliflower
  asparagus fennel spinach kale chard arugula lettuce cress watercress corn sweetcorn okra rhubarb
  horseradish parsley cilantro coriander basil mint dill thyme rosemary sage tarragon oregano flour
  rice bread butter cheese milk cream yogurt yoghurt water stock broth oil vinegar salt sugar honey
  wine beer juice sauce paste powder tofu tempeh pasta couscous chocolate yeast anise choi choy
  squash fruit grapefruit lemongrass hummus molasses zucchini broccolini porcini linguine spaghetti
  tagliatelle brie mozzarella feta mince meat game venison rabbit tripe polenta quinoa bulgur
  caviar roe bass bream plaice perch carp sole crab-meat zest peel rind skin extract seasoning
  half halves dozen each more extra series species gnocchi tortellini ravioli cannelloni biscotti
  paprika saffron cinnamon nutmeg turmeric cumin mustard pepper-corn kimchi sauerkraut
  halloumi paneer chinese japanese greek swiss`.split(/\s+/),
)

const IRREGULAR: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  calf: 'calves',
  knife: 'knives',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  potato: 'potatoes',
  tomato: 'tomatoes',
  mango: 'mangoes',
  chilli: 'chillies',
  chili: 'chilies',
}
const IN_IE = 'cookie brownie pie veggie smoothie quiche chile brioche pastille'.split(' ')
const BY_PLURAL = new Map([
  ...Object.entries(IRREGULAR).map(([one, many]) => [many, one] as const),
  ...IN_IE.map((one) => [`${one}s`, one] as const),
])
const BY_SINGULAR = new Map(Object.entries(IRREGULAR))

/** Returns the plural of an English noun in lower case, or null if it has none or is one. */
export function toPlural(noun: string): string | null {
  if (UNCHANGED.has(noun) || /[^s]s$/.test(noun)) return null
  const ending = endingIn(noun, BY_SINGULAR)
  if (ending) return noun.slice(0, -ending.length) + (BY_SINGULAR.get(ending) ?? '')
  if (noun.endsWith('i') && noun !== 'kiwi') return null
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** Returns the singular of an English plural in lower case, or null for any other word. */
export function toSingular(noun: string): string | null {
  if (UNCHANGED.has(noun) || !/[^su]s$/.test(noun)) return null
  const ending = endingIn(noun, BY_PLURAL)
  if (ending) return noun.slice(0, -ending.length) + (BY_PLURAL.get(ending) ?? '')
  if (noun.endsWith('is') && noun !== 'kiwis') return null
  if (/[^aeiou]ies$/.test(noun)) return `${noun.slice(0, -3)}y`
  return /(?:x|zz|ch|sh|ss)es$/.test(noun) ? noun.slice(0, -2) : noun.slice(0, -1)
}

const endingIn = (noun: string, table: ReadonlyMap<string, string>): string | undefined =>
  [...table.keys()].find((form) => noun.endsWith(form))

/** Foods that are counted, in the singular. */
const COMMON = new Set(
  `almond anchovy apple apricot artichoke aubergine avocado bagel baguette banana bean beet beetroot
  berry biscuit bone breast brownie brisket bun burger cabbage cake cap caper carrot carcass celeriac
  cherry chestnut chicken chickpea chile chili chilli chipotle chop chunk clam clementine clove
  cob cockle coconut cookie courgette crab cracker crab cranberry cucumber cutlet date drumstick
  duck egg eggplant fig filet fillet frankfurter gherkin grape hazelnut hock hot-dog jalapeno kidney
  kiwi knuckle langoustine leaf leek leg lemon lentil lime lobster loin lychee mandarin mango
  marshmallow meatball melon mushroom mussel nectarine nest nut olive onion orange oyster pancake
  papaya parsnip patty pea peach peanut pear pecan pepper peppercorn pheasant pickle pistachio pitta
  pita pizza plantain plum pod pomegranate potato prawn prune pumpkin quail radish raisin raspberry
  rib roll root round rump sardine satsuma sausage scallion scallop shallot shank shell shoulder
  steak stick skewer strawberry sundae swede tangerine taco tart tenderloin thigh tomato tortilla turkey turnip
  waffle walnut watermelon white wing wrap yam yolk`.split(/\s+/),
)

/** Returns whether a counted food is unambiguously English. */
export const isCommonNoun = (singular: string): boolean => COMMON.has(singular)
