import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe: sauerkraut at 2.25 percent salt, the first ferment on the site. */
export const classicSauerkraut: DemoRecipe = {
  slug: 'classic-sauerkraut',
  title: 'Classic Sauerkraut',
  description:
    'Green cabbage, 2.25 percent salt and about four weeks on a cool shelf. The jar to learn on, because everything it does can be seen through the glass.',
  storyExcerpt:
    'Every autumn the farm stall by the ferry ramp sells cabbages the size of a bicycle helmet, tight and squeaking. I buy two, carry them home under my arms, and get out the scale.',
  storyMore: `I was taught to salt by eye, a fistful for each cabbage, by a neighbor who had done it for fifty years. Her kraut was good nine times in ten. The tenth was soft, and she never knew why. When I began weighing, the tenth jar went away. Salt at 2.25 percent of the weight of the shredded cabbage keeps the shreds crisp, slows the wrong bacteria and lets the right ones work, and the only tool you need is one that costs less than the jar.

The first week is the busy one. The brine turns cloudy, bubbles climb the glass and the kitchen smells faintly of cabbage and then of something closer to green apple. After that it goes quiet, and quiet is right. Most of the flavor is made in weeks three and four, when nothing seems to be happening.

I keep mine in the stairwell, where it stays near 65°F from October to May. A warm kitchen will give you sour kraut in two weeks, though it will be softer and sharper. If you have a cold pantry, give it six weeks and be glad of it.`,
  note: `**Storing.** Under its brine in the refrigerator it keeps for 6 months. Take it out with a clean fork.

**White film.** A flat, matte, white film is kahm yeast. It is harmless; skim it and wipe the glass. Fuzzy growth, or anything pink, orange or black, means the jar goes out, all of it.

**Other cabbages.** Red cabbage works at the same percentage of salt and takes about a week longer. Savoy is too loose and turns soft.

**Cooking it.** Kraut may be braised, but try the first jar cold, with a boiled potato and butter.`,
  publishedDaysAgo: 698,
  prepTimeMinutes: 45,
  customTimeMinutes: 40320,
  customTimeLabel: 'Fermenting',
  yieldServings: 2,
  servingDescription: 'quart jars',
  difficultyLevel: 'easy',
  meals: ['side'],
  categories: ['ferment'],
  cuisines: ['german'],
  methods: ['fermenting'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'],
  tags: ['From the jar', 'First ferments', 'Winter'],
  keywords: ['sauerkraut', 'fermented cabbage', 'lacto-fermentation', 'crock', 'caraway'],
  ingredients: [
    {
      title: 'For the jar',
      usages: [
        {
          key: 'cabbage',
          quantity: 2000,
          unit: 'gram',
          ingredient: 'white-cabbage',
          title: 'green cabbage',
          preparation: 'trimmed, cored and finely shredded',
          note: 'weighed after trimming; two medium heads',
        },
        {
          key: 'salt',
          quantity: 45,
          unit: 'gram',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
          note: 'without iodine or anti-caking agent; 2.25 percent of the cabbage',
        },
        {
          key: 'caraway',
          quantity: 2,
          unit: 'teaspoon',
          ingredient: 'caraway-seed',
          title: 'caraway seeds',
        },
        {
          key: 'juniper',
          quantity: 8,
          ingredient: 'juniper-berry',
          title: 'juniper berries',
          preparation: 'lightly crushed',
          note: 'optional',
        },
        { key: 'bay', quantity: 2, ingredient: 'bay-leaf', title: 'bay leaves' },
      ],
    },
    {
      title: 'Top-up brine',
      note: 'Only if the cabbage does not make enough of its own.',
      usages: [
        {
          key: 'brine-water',
          quantity: 2,
          unit: 'cup',
          ingredient: 'water',
          note: 'boiled and cooled if your tap water smells of chlorine',
        },
        {
          key: 'brine-salt',
          quantity: 11,
          unit: 'gram',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Salt and pack',
      instructions: [
        {
          text: 'Pull off the outer leaves, rinse the two cleanest and set them aside. Quarter the [[cabbage]], cut out the cores and shred it about ((0.125 inch)) thick. Weigh the shreds. If you have more or less than the recipe says, use 2.25 grams of salt for every 100 grams.',
        },
        {
          text: 'Put the cabbage in your largest bowl, scatter the [[salt]] over it and toss until every shred is coated. Cover with a cloth and leave it to soften.',
          timerMinutes: 15,
        },
        {
          text: 'Squeeze and turn the cabbage with both hands until it is limp and glassy and a handful drips freely. There should be a good puddle in the bottom of the bowl.',
          timerMinutes: 8,
        },
        {
          text: 'Mix in the [[caraway]], the [[juniper]] and the [[bay]].',
        },
        {
          text: 'Pack the cabbage into a clean 3-quart crock or jar a handful at a time, pressing each layer down hard with your fist so that no air is trapped. Pour in all the juice from the bowl. Leave at least ((2 inch)) free at the top.',
          note: 'The level rises in the first days. A jar filled higher than this will leak onto the shelf.',
        },
        {
          text: 'Tuck a reserved leaf over the surface, trim it so that it lies flat, and set a weight on it. The brine should stand over everything.',
        },
      ],
    },
    {
      title: 'Ferment',
      instructions: [
        {
          text: 'Close the jar with an airlock lid, or rest an ordinary lid on it without screwing it tight. Stand it on a plate, out of the sun, at 65°F to 70°F.',
        },
        {
          text: 'Look at it after 24 hours. If the cabbage is not covered, stir the [[brine-salt]] into the [[brine-water]] until it dissolves and pour in enough to stand ((0.5 inch)) above the leaf.',
        },
        {
          text: 'For the first week, press the weight down once a day with a clean hand and, with an ordinary lid, let the gas out. After that, look in once a week and skim any white film.',
        },
        {
          text: 'Taste from day 21. It is ready when it is clean and sour all the way through, no longer fizzes and has lost the taste of raw cabbage. This takes 3 to 4 weeks, and up to 6 in a cold room.',
        },
        {
          text: 'Pack the kraut into smaller jars, press it under its own brine, close them and refrigerate.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'kitchen-scale', note: 'one that reads single grams' },
    { slug: 'fermentation-crock', note: 'or a wide-mouthed glass jar of 3 quarts' },
    { slug: 'fermentation-weight' },
    { slug: 'mandoline', note: 'or a long, sharp knife' },
    { slug: 'airlock-lid', note: 'optional' },
    { slug: 'mixing-bowl' },
  ],
  comments: [
    {
      user: 'free',
      text: 'Day 2 and the brine has gone cloudy, like weak barley water. Have I ruined it?',
      daysAgo: 655,
      upvotes: 4,
      replies: [
        {
          user: 'owner',
          text: 'No, that is what you want to see. The cloud is lactic acid bacteria at work. It settles to the bottom of the jar after ten days or so. Keep the cabbage pressed under and carry on.',
          daysAgo: 655,
          upvotes: 11,
        },
        {
          user: 'free',
          text: 'Reporting back at five weeks: it is excellent, and the neighbors have started bringing jars of their own to be filled.',
          daysAgo: 618,
          upvotes: 5,
        },
      ],
    },
    {
      user: 'yearly',
      text: 'Thank you for giving the salt as a percentage. My two heads came to 1,640 grams and I could work out 37 grams in my head.',
      daysAgo: 412,
      upvotes: 7,
    },
    {
      user: 'visitor',
      text: 'I left out the juniper and put in a teaspoon of dill seed. Very good with smoked mackerel.',
      daysAgo: 127,
      upvotes: 2,
    },
  ],
}
