import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe (locked): two naturally leavened loaves with some whole wheat and rye. */
export const countrySourdough: DemoRecipe = {
  slug: 'country-sourdough',
  title: 'Country Sourdough',
  description:
    'Two round loaves with a dark crust and a little rye, mixed in the morning, shaped in the evening and baked the next day. The dough can wait for you in the refrigerator.',
  storyExcerpt:
    'My starter came from the ship’s cook of a training schooner, who fed it rye and called it the passenger. It has been with me for fourteen years and this is the loaf I make with it every week.',
  storyMore: `For the first three of those years my bread was flat. I read about flour and about ovens, and bought a stone, and the trouble was none of these. I was using the starter at the wrong hour. A levain wants to be caught when it is domed and full of bubbles and smells like yogurt. Two hours later it has fallen and smells of vinegar, and the loaf will follow it down. If you take only one thing from this page, take that.

The second thing is the temperature of the dough. I put a thermometer in it as a matter of course. At 75°F bulk fermentation takes about five hours here; at 70°F it can take seven. Times in bread recipes are the author’s kitchen, written down. Mine faces north and has a stove in it.

The rye is a small part, fifty grams, and it does a lot: it feeds the dough quickly and gives the crumb a gray, nutty depth. The long night in the cold gives the sourness, and makes the dough firm enough to score cleanly.

Bake it darker than you think. The crust carries most of the flavor.`,
  note: `**Keeping.** Cut side down on a board for 2 days, then in a paper bag inside a bread box. It toasts well for a week. Slice and freeze what you will not eat.

**Flat loaves.** Nearly always a levain used too late, or a bulk fermentation ended too early. The dough should have grown by half and tremble when you shake the tub.

**One loaf.** Halve everything. The time stays the same.

**Feeding.** Use the rest of the ripe starter for Sourdough Pancakes.`,
  isLocked: true,
  publishedDaysAgo: 66,
  prepTimeMinutes: 60,
  cookTimeMinutes: 90,
  customTimeMinutes: 1440,
  customTimeLabel: 'Rising',
  yieldServings: 2,
  servingDescription: 'loaves',
  difficultyLevel: 'hard',
  meals: ['breakfast', 'lunch'],
  categories: ['sourdough', 'bread'],
  cuisines: ['german'],
  methods: ['baking', 'proofing'],
  diets: ['vegan', 'vegetarian', 'dairy-free'],
  tags: ['Bread', 'Weekend project', 'Uses starter'],
  keywords: [
    'sourdough',
    'country loaf',
    'levain',
    'naturally leavened',
    'rye',
    'Dutch oven bread',
  ],
  ingredients: [
    {
      title: 'Levain',
      usages: [
        {
          key: 'starter',
          quantity: 40,
          unit: 'gram',
          ingredient: 'sourdough-starter',
          title: 'ripe sourdough starter',
          note: 'fed within the last 12 hours',
        },
        { key: 'levain-bread-flour', quantity: 40, unit: 'gram', ingredient: 'bread-flour' },
        { key: 'levain-wheat', quantity: 40, unit: 'gram', ingredient: 'whole-wheat-flour' },
        {
          key: 'levain-water',
          quantity: 80,
          unit: 'gram',
          ingredient: 'water',
          preparation: 'at about 85°F',
        },
      ],
    },
    {
      title: 'Dough',
      usages: [
        {
          key: 'bread-flour',
          quantity: 800,
          unit: 'gram',
          ingredient: 'bread-flour',
          note: '12 to 13 percent protein',
        },
        { key: 'wheat', quantity: 150, unit: 'gram', ingredient: 'whole-wheat-flour' },
        { key: 'rye', quantity: 50, unit: 'gram', ingredient: 'dark-rye-flour' },
        {
          key: 'water',
          quantity: 700,
          unit: 'gram',
          ingredient: 'water',
          preparation: 'at about 85°F',
        },
        {
          key: 'salt',
          quantity: 21,
          unit: 'gram',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
        {
          key: 'salt-water',
          quantity: 50,
          unit: 'gram',
          ingredient: 'water',
          note: 'to go in with the salt',
        },
        {
          key: 'rice-flour',
          quantity: 3,
          unit: 'tablespoon',
          ingredient: 'rice-flour',
          note: 'for the baskets',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Morning',
      instructions: [
        {
          text: 'Stir the [[starter]], [[levain-bread-flour]], [[levain-wheat]] and [[levain-water]] together in a jar. Cover loosely and leave at about 75°F until domed and bubbling.',
          timerMinutes: 300,
          note: 'A spoonful should float in water. If it sinks, give it another 30 minutes.',
        },
        {
          text: 'About 45 minutes before the levain is ready, mix the [[bread-flour]], [[wheat]] and [[rye]] with the [[water]] in a large bowl until no dry flour is left. Cover and rest.',
          timerMinutes: 45,
        },
        {
          text: 'Add all of the levain, the [[salt]] and the [[salt-water]]. Squeeze the dough through your fingers until it comes together again, then fold it over itself in the bowl until it is smooth.',
          timerMinutes: 5,
        },
      ],
    },
    {
      title: 'Afternoon',
      instructions: [
        {
          text: 'Cover. Over the next 2 hours, give the dough four sets of folds, 30 minutes apart: with a wet hand, lift one side, stretch it up and lay it over the middle, and go once around the bowl.',
          timerMinutes: 30,
        },
        {
          text: 'Leave the dough undisturbed at 75°F until it has grown by half, domes at the edge of the bowl and trembles when shaken.',
          timerMinutes: 180,
        },
        {
          text: 'Turn it out onto a lightly floured board, cut it in two and draw each piece into a loose round with a scraper. Rest uncovered.',
          timerMinutes: 20,
        },
        {
          text: 'Dust two lined baskets with the [[rice-flour]]. Flip each round over, fold the sides to the middle and roll it up toward you, then drag it across the bare board until the skin is tight. Lay it seam side up in its basket.',
        },
        {
          text: 'Cover the baskets with a damp cloth inside a bag and refrigerate for 12 to 16 hours.',
        },
      ],
    },
    {
      title: 'Next day',
      instructions: [
        {
          text: 'Put a lidded Dutch oven on the middle rack and heat the oven to 475°F.',
          timerMinutes: 45,
        },
        {
          text: 'Turn one loaf out onto parchment, score it once, ((0.5 inch)) deep, and lower it into the hot pot. Cover and bake.',
          timerMinutes: 22,
          note: 'Leave the second loaf in the refrigerator until the pot is free and hot again.',
        },
        {
          text: 'Take off the lid, lower the oven to 450°F and bake until the crust is chestnut brown, with a few darker blisters, and the loaf reads 208°F in the middle.',
          timerMinutes: 22,
        },
        {
          text: 'Cool on a rack before cutting. The crumb is still setting, and a hot loaf cuts gummy.',
          timerMinutes: 90,
        },
      ],
    },
  ],
  equipment: [
    { slug: 'dutch-oven', note: 'of 5 quarts or more, with a lid that takes 475°F' },
    { slug: 'banneton', note: 'or two bowls lined with floured cloths' },
    { slug: 'dough-scraper' },
    { slug: 'instant-read-thermometer' },
    { slug: 'kitchen-scale' },
    { slug: 'bread-lame', note: 'or a fresh razor blade' },
  ],
  comments: [
    {
      user: 'yearly',
      text: 'First loaf in two years of trying that opened along the score. I had been using my levain long after it fell, exactly as you describe.',
      daysAgo: 59,
      upvotes: 14,
      replies: [
        {
          user: 'owner',
          text: 'I am very glad. Write the hour on the jar with a grease pencil when you mix it. You will know your own kitchen within a month.',
          daysAgo: 58,
          upvotes: 6,
        },
      ],
    },
    {
      user: 'monthly',
      text: 'How long can the shaped loaves really stay in the refrigerator? I was called away and mine had 26 hours.',
      daysAgo: 40,
      upvotes: 3,
      replies: [
        {
          user: 'owner',
          text: 'Up to 24 hours I would not worry, if the refrigerator is at 40°F or below. At 26 it will be a little flatter and more sour. Bake it straight from the cold and eat it with butter.',
          daysAgo: 39,
          upvotes: 5,
        },
        {
          user: 'monthly',
          text: 'A little flatter and more sour it was. Gone by Sunday all the same.',
          daysAgo: 37,
          upvotes: 2,
        },
      ],
    },
  ],
}
