import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Penang-style skewers from a lemongrass and fresh turmeric paste. */
export const lemongrassChickenSkewers: DemoRecipe = {
  slug: 'lemongrass-chicken-skewers',
  title: 'Lemongrass Chicken Skewers',
  description:
    'Chicken thigh in a paste of lemongrass, galangal and toasted coriander seed, grilled over charcoal and brushed with coconut milk until the edges catch.',
  storyExcerpt:
    'On Chulia Street in George Town there used to be a man with a fan made of palm leaf and a grill as long as a bicycle. You heard the fan before you smelled the smoke, and you smelled the smoke from the bus.',
  storyMore: `My father sent me with a plate and the exact money. Twenty sticks for six of us, and I was allowed to eat one on the way home, which is how I learned that a skewer is best in the first ninety seconds of its life.

The paste is where the work is. Slice the lemongrass as thin as you can before it goes into the mortar or the machine, across the grain, because no blade will cut those fibres once they are wet. Toast the coriander, cumin and fennel until the kitchen smells of them. Then grind everything to a paste you could spread on bread.

Sugar matters more than you would think. Three tablespoons of palm sugar sounds like pudding, and most of it ends up as the dark lace along the edges. It also burns, so keep one part of the grill cooler and move the sticks there when they colour too fast.

The brush is a stalk of lemongrass, beaten at one end with the back of a knife until it frays. Dip it in salted coconut milk and paint. Guests love the brush. Give it to the one who is standing about with a drink and let them feel in charge.

No peanut sauce here. With this much in the marinade I want cucumber, raw onion and lime.`,
  note: `**Without charcoal.** Use a grill pan over a high heat, or the oven grill at its hottest with the rack close to the element. Six minutes on the first side, four on the second.

**Galangal.** If you cannot find it, use the same weight of ginger and the zest of a lime.

**Ahead.** The paste freezes well for three months. Marinate the chicken for up to 24 hours.`,
  publishedDaysAgo: 371,
  prepTimeMinutes: 40,
  cookTimeMinutes: 12,
  customTimeMinutes: 240,
  customTimeLabel: 'Marinating',
  yieldServings: 16,
  servingDescription: 'skewers',
  difficultyLevel: 'medium',
  meals: ['dinner', 'snack'],
  categories: ['chicken', 'kebab-and-skewer'],
  cuisines: ['malaysian'],
  methods: ['grilling', 'marinating'],
  diets: ['gluten-free', 'dairy-free', 'nut-free'],
  tags: ['Over fire', 'Street food', 'For a Crowd'],
  keywords: ['satay', 'chicken skewers', 'lemongrass chicken', 'barbecue', 'Penang'],
  ingredients: [
    {
      title: 'Spice paste',
      usages: [
        {
          key: 'coriander-seed',
          quantity: 1,
          unit: 'tablespoon',
          ingredient: 'coriander-seed',
          title: 'coriander seeds',
        },
        {
          key: 'cumin-seed',
          quantity: 2,
          unit: 'teaspoon',
          ingredient: 'cumin-seed',
          title: 'cumin seeds',
        },
        {
          key: 'fennel-seed',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'fennel-seed',
          title: 'fennel seeds',
        },
        {
          key: 'lemongrass',
          quantity: 4,
          unit: 'stalk',
          ingredient: 'lemongrass',
          preparation: 'tender lower part only, very thinly sliced',
        },
        {
          key: 'shallots',
          quantity: 120,
          unit: 'gram',
          ingredient: 'shallot',
          title: 'shallots',
          preparation: 'roughly chopped',
        },
        { key: 'garlic', quantity: 4, unit: 'clove', ingredient: 'garlic' },
        {
          key: 'galangal',
          quantity: 20,
          unit: 'gram',
          ingredient: 'galangal',
          title: 'fresh galangal',
          preparation: 'peeled and sliced',
        },
        {
          key: 'turmeric',
          quantity: 15,
          unit: 'gram',
          ingredient: 'fresh-turmeric',
          title: 'fresh turmeric',
          preparation: 'peeled',
          note: 'or 1 teaspoon ground',
        },
        {
          key: 'palm-sugar',
          quantity: 3,
          unit: 'tablespoon',
          ingredient: 'palm-sugar',
          preparation: 'grated',
        },
        {
          key: 'salt',
          quantity: 1.5,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'oil', quantity: 2, unit: 'tablespoon', ingredient: 'sunflower-oil' },
      ],
    },
    {
      title: 'Skewers',
      usages: [
        {
          key: 'chicken',
          quantity: 800,
          unit: 'gram',
          ingredient: 'chicken-thigh',
          title: 'boneless, skinless chicken thighs',
          preparation: 'cut into strips 2 cm wide',
        },
      ],
    },
    {
      title: 'For the brush',
      usages: [
        { key: 'coconut-milk', quantity: 0.5, unit: 'cup', ingredient: 'coconut-milk' },
        {
          key: 'brush-salt',
          quantity: 0.25,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        {
          key: 'brush',
          quantity: 1,
          unit: 'stalk',
          ingredient: 'lemongrass',
          preparation: 'root end bruised until it frays',
        },
      ],
    },
    {
      title: 'To serve',
      usages: [
        {
          key: 'cucumber',
          quantity: 1,
          ingredient: 'cucumber',
          preparation: 'cut into thick wedges',
        },
        {
          key: 'onion',
          quantity: 0.5,
          ingredient: 'red-onion',
          title: 'red onion',
          preparation: 'cut into petals',
        },
        { key: 'limes', quantity: 2, ingredient: 'lime', title: 'limes', preparation: 'halved' },
      ],
    },
  ],
  instructions: [
    {
      title: 'Make the paste and marinate',
      instructions: [
        {
          text: 'Toast the [[coriander-seed]], [[cumin-seed]] and [[fennel-seed]] in a dry pan over a medium heat, shaking it, until they darken a shade and smell sweet. Tip them out to cool, then grind to a powder.',
          timerMinutes: 2,
        },
        {
          text: 'Pound or blend the [[lemongrass]], [[shallots]], [[garlic]], [[galangal]] and [[turmeric]] to a smooth paste, with the [[oil]] to help the blades along.',
          note: 'Wear gloves or accept yellow fingers for a day.',
        },
        {
          text: 'Stir in the ground spices, the [[palm-sugar]] and the [[salt]]. Add the [[chicken]] and work the paste in with your hands. Cover and chill for at least four hours.',
          timerMinutes: 240,
        },
        {
          text: 'Soak 16 bamboo skewers in cold water for at least half an hour, so that the ends do not burn.',
          timerMinutes: 30,
        },
      ],
    },
    {
      title: 'Grill',
      instructions: [
        {
          text: 'Thread the chicken on the skewers, folding each strip back and forth so that it sits flat and touches its neighbour. Leave a hand of bare stick to hold.',
        },
        {
          text: 'Light the charcoal and let it burn down to grey embers, heaped on one side. Stir the [[brush-salt]] into the [[coconut-milk]] and set it by the grill, with the bruised [[brush]] for a brush.',
          timerMinutes: 25,
        },
        {
          text: 'Lay the skewers over the hot side, bare ends outwards. Leave them until they let go of the bars by themselves, then turn.',
          timerMinutes: 4,
        },
        {
          text: 'Brush with coconut milk and go on turning and brushing every minute, until the edges are dark and the thickest piece is cooked through, 75°C inside. Move any that race ahead to the cool side.',
          timerMinutes: 7,
        },
        {
          text: 'Eat at once, with the [[cucumber]], [[onion]] and [[limes]].',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'outdoor-grill', note: 'charcoal if you can' },
    { slug: 'skewer', note: '16, bamboo, about 25 cm' },
    { slug: 'mortar-and-pestle', note: 'or a small food processor' },
    { slug: 'spice-grinder' },
    { slug: 'tongs' },
  ],
  comments: [
    {
      user: 'monthly',
      text: 'Did a double batch for my sister’s birthday. 32 skewers, gone in ten minutes, and my brother-in-law is still talking about his lemongrass brush.',
      daysAgo: 333,
      upvotes: 17,
      replies: [
        {
          user: 'owner',
          text: 'There is always one, and the brush always finds him.',
          daysAgo: 332,
          upvotes: 9,
        },
      ],
    },
    {
      user: 'free',
      text: 'Worked well under the oven grill. I lined the tray with foil and was glad of it.',
      daysAgo: 214,
      upvotes: 4,
    },
    {
      user: 'yearly',
      text: 'The paste also makes a great base for fried rice. I froze it in an ice cube tray, two cubes for a pan.',
      daysAgo: 58,
      upvotes: 11,
    },
  ],
}
