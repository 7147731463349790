import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Rava dosa: thin semolina pancakes full of holes, with coconut chutney. */
export const crispLacePancakes: DemoRecipe = {
  slug: 'crisp-lace-pancakes',
  title: 'Crisp Lace Pancakes',
  description:
    'Rava dosa, poured from a height so that the batter splashes into lace. No fermenting, no grinding: half an hour of rest and a very hot pan. With a quick coconut chutney.',
  storyExcerpt:
    'Most dosa batter takes two days and a good memory. This one you can decide on when you wake up, which is why it was the pancake of my school mornings.',
  storyMore: `You do not spread it. That is the first thing to unlearn. A ladle of batter as thin as milk is thrown at a hot pan from the height of your elbow, starting at the rim and working inwards, and wherever it does not land there is a hole. You leave the holes. They are the dish.

My grandmother's neighbour, Sosamma aunty, could do it with her back half turned. I needed about forty of them. If your lace comes out as a solid sheet the batter is too thick, and if it will not hold together at all it is too thin, or the pan was not hot enough. Three spoons of water or one of rice flour, and try again. The first is always for the cook.

Stir the bowl to the bottom before every single ladle. Semolina sinks within a minute, and the last pancake will be a paving slab if you forget.

Then patience: three minutes on one side with a little ghee dripped into the holes. You can see when it is ready, because the edges lift and the lace turns the brown of a biscuit. It does not get turned. Fold it and eat it at once, standing up, while the next one hisses.

Cashew, ginger, pepper and cumin go into the batter itself, so that each mouthful is a small surprise.`,
  note: `**Pan.** A well-seasoned cast-iron pan makes the crispest lace. A non-stick one is the kindest to beginners.

**Batter.** It keeps for a day in the fridge. Thin it with water before you use it.

**Coconut.** Frozen grated coconut, thawed, is as good as fresh in the chutney. Desiccated needs 15 minutes in hot water, well squeezed.`,
  publishedDaysAgo: 83,
  prepTimeMinutes: 20,
  cookTimeMinutes: 40,
  customTimeMinutes: 30,
  customTimeLabel: 'Resting',
  yieldServings: 10,
  servingDescription: 'pancakes',
  difficultyLevel: 'medium',
  meals: ['breakfast', 'brunch', 'snack'],
  categories: ['pancake'],
  cuisines: ['south-indian'],
  methods: ['pan-frying'],
  diets: ['vegetarian'],
  tags: ['Street food', 'Breakfast', 'Crisp'],
  keywords: ['rava dosa', 'dosa', 'semolina pancakes', 'coconut chutney', 'instant dosa'],
  ingredients: [
    {
      title: 'Batter',
      usages: [
        {
          key: 'rice-flour',
          quantity: 120,
          unit: 'gram',
          ingredient: 'rice-flour',
          note: 'finely ground, not glutinous',
        },
        {
          key: 'semolina',
          quantity: 120,
          unit: 'gram',
          ingredient: 'semolina',
          title: 'fine semolina',
          note: 'not toasted',
        },
        {
          key: 'flour',
          quantity: 0.33,
          unit: 'cup',
          ingredient: 'all-purpose-flour',
          title: 'plain flour',
        },
        {
          key: 'yoghurt',
          quantity: 3,
          unit: 'tablespoon',
          ingredient: 'yogurt',
          title: 'plain yoghurt',
          note: 'the sourer the better',
        },
        {
          key: 'water',
          quantity: 875,
          unit: 'milliliter',
          ingredient: 'water',
          title: 'cold water',
        },
        {
          key: 'salt',
          quantity: 1.25,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        {
          key: 'cumin',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'cumin-seed',
          title: 'cumin seeds',
        },
        {
          key: 'peppercorns',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'black-peppercorn',
          title: 'black peppercorns',
          preparation: 'coarsely cracked',
        },
        {
          key: 'ginger',
          quantity: 1,
          unit: 'tablespoon',
          ingredient: 'ginger',
          title: 'fresh ginger',
          preparation: 'very finely chopped',
        },
        {
          key: 'chillies',
          quantity: 2,
          ingredient: 'green-chili',
          title: 'green chillies',
          preparation: 'very finely chopped',
        },
        {
          key: 'onion',
          quantity: 1,
          ingredient: 'red-onion',
          title: 'small red onion',
          preparation: 'chopped to the size of rice grains',
        },
        {
          key: 'cashews',
          quantity: 2,
          unit: 'tablespoon',
          ingredient: 'cashew',
          title: 'cashews',
          preparation: 'chopped small',
        },
      ],
    },
    {
      title: 'Coconut chutney',
      usages: [
        {
          key: 'coconut',
          quantity: 1,
          unit: 'cup',
          ingredient: 'grated-coconut',
          title: 'grated coconut',
          note: 'fresh or frozen',
        },
        {
          key: 'chutney-chillies',
          quantity: [1, 2],
          ingredient: 'green-chili',
          title: 'green chillies',
        },
        {
          key: 'chutney-yoghurt',
          quantity: 4,
          unit: 'tablespoon',
          ingredient: 'yogurt',
          title: 'plain yoghurt',
        },
        {
          key: 'chutney-salt',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        { key: 'oil', quantity: 1, unit: 'tablespoon', ingredient: 'coconut-oil' },
        {
          key: 'mustard',
          quantity: 0.5,
          unit: 'teaspoon',
          ingredient: 'black-mustard-seed',
          title: 'black mustard seeds',
        },
        { key: 'curry-leaves', quantity: 8, ingredient: 'curry-leaf', title: 'fresh curry leaves' },
      ],
    },
    {
      title: 'For the pan',
      usages: [
        { key: 'ghee', quantity: 60, unit: 'gram', ingredient: 'ghee', preparation: 'melted' },
      ],
    },
  ],
  instructions: [
    {
      title: 'Batter',
      instructions: [
        {
          text: 'Whisk the [[rice-flour]], [[semolina]] and [[flour]] with the [[yoghurt]] and half of the [[water]] until there are no lumps. Whisk in the rest of the water, the [[salt]], [[cumin]] and [[peppercorns]].',
        },
        {
          text: 'Stir in the [[ginger]], [[chillies]], [[onion]] and [[cashews]] and leave the batter to rest. The semolina swells, and it should end up as thin as milk.',
          timerMinutes: 30,
        },
      ],
    },
    {
      title: 'Chutney',
      instructions: [
        {
          text: 'Blend the [[coconut]], [[chutney-chillies]], [[chutney-yoghurt]] and [[chutney-salt]] with ((4 tablespoon)) of water to a coarse, spoonable paste.',
        },
        {
          text: 'Heat the [[oil]] in a small pan, pop the [[mustard]], drop in the [[curry-leaves]] and pour it all over the chutney.',
        },
      ],
    },
    {
      title: 'Lace',
      instructions: [
        {
          text: 'Heat a 26 cm frying pan over a high heat until a drop of water skitters. Wipe it with a little of the [[ghee]] on kitchen paper.',
          timerMinutes: 4,
        },
        {
          text: 'Stir the batter right to the bottom. Take a ladle, about ((0.5 cup)), and pour from elbow height, first around the rim of the pan and then inwards. Fill only the large gaps.',
          note: 'Do not spread it. Do not even look at the spatula.',
        },
        {
          text: 'Turn the heat to medium. Drip a teaspoon of ghee over the holes and cook until the underside is deep brown and the edges lift.',
          timerMinutes: 3,
        },
        {
          text: 'Fold in half and serve at once with the chutney. Turn the heat up again for half a minute, stir the batter, and pour the next.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'frying-pan', note: '26 cm, cast iron or non-stick' },
    { slug: 'ladle' },
    { slug: 'whisk' },
    { slug: 'blender', note: 'for the chutney' },
  ],
  comments: [
    {
      user: 'free',
      text: 'Number one was a sheet, number two was a sheet, then I added water as you said and number three was actual lace. I cheered. The dog left.',
      daysAgo: 71,
      upvotes: 22,
      replies: [
        {
          user: 'owner',
          text: 'Number three! I needed forty. I am proud and slightly offended.',
          daysAgo: 70,
          upvotes: 18,
        },
      ],
    },
    {
      user: 'yearly',
      text: 'Is there a way to make these without wheat? My son is coeliac.',
      daysAgo: 33,
      upvotes: 4,
      replies: [
        {
          user: 'owner',
          text: 'Semolina is wheat too, so both it and the flour have to go. Use 240 g of rice flour in all and 50 g of fine cornmeal, and start with 800 ml of water. The lace is a little more fragile, so give it another minute before you fold it.',
          daysAgo: 32,
          upvotes: 13,
        },
        {
          user: 'yearly',
          text: 'Done this morning. Holes everywhere, happy boy. Thank you.',
          daysAgo: 27,
          upvotes: 6,
        },
      ],
    },
  ],
}
