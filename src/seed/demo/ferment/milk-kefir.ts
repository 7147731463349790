import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Demo recipe: milk kefir from live grains, with a second fermentation for fizz. */
export const milkKefir: DemoRecipe = {
  slug: 'milk-kefir',
  title: 'Milk Kefir',
  description:
    'A tablespoon of grains sours a pint of milk by tomorrow. Five minutes of work a day, and the culture outlives most furniture.',
  storyExcerpt:
    'Kefir is the only thing in my kitchen that keeps office hours. It goes on at seven in the evening, when the last ferry sounds, and is strained at seven the next, and if I am late it lets me know.',
  storyMore: `The grains are small colonies of bacteria and yeast that have built themselves a rubbery house. They look like florets of overcooked cauliflower. Given milk, they eat the lactose, thicken what is left and ask for more. Given none, they starve. That is nearly all there is to know.

The rest is proportion and warmth. A tablespoon to two cups of milk in a 70°F room takes a day. If your kefir is thin and sweet after that, use fewer cups or wait longer. If it splits into curds and a greenish whey in half a day, you have too many grains, which is the natural state of things by the second month. Give the surplus away in small jars with two written instructions: feed daily, strain when thick.

I like the second fermentation best. Strained and shut in a bottle with a strip of lemon zest for the afternoon, it loses its rawness and turns faintly sparkling, like buttermilk that has had good news. I use the plain kind in the batter for Sourdough Pancakes, and I strain what is left over, slowly, through a cloth, for a soft sour cheese.`,
  note: `**Milk.** Use pasteurized whole cow or goat milk. Ultra-heat-treated milk works for a while, and the grains weaken on it.

**Going away.** Put the grains in a cup of fresh milk in the refrigerator for up to 3 weeks. Discard that milk when you come back, and allow two batches for them to recover.

**Metal.** Stainless steel does no harm in passing. Avoid aluminum and copper.

**Storing.** Strained kefir keeps 2 weeks in the refrigerator. Throw it out, with the grains, if you see pink or orange patches or fuzz.

**New grains.** The first two or three batches after the post may smell yeasty. They settle.`,
  publishedDaysAgo: 612,
  prepTimeMinutes: 5,
  customTimeMinutes: 1440,
  customTimeLabel: 'Fermenting',
  yieldServings: 2,
  servingDescription: 'glasses',
  difficultyLevel: 'easy',
  meals: ['breakfast', 'drink'],
  categories: ['fermented-drink', 'ferment'],
  cuisines: ['eastern-european'],
  methods: ['fermenting', 'culturing'],
  diets: ['vegetarian', 'gluten-free'],
  tags: ['First ferments', 'With a fizz', 'Every day'],
  keywords: ['kefir', 'kefir grains', 'cultured milk', 'probiotic', 'breakfast drink'],
  ingredients: [
    {
      title: 'Kefir',
      usages: [
        {
          key: 'grains',
          quantity: 1,
          unit: 'tablespoon',
          ingredient: 'milk-kefir-grains',
          title: 'live milk kefir grains',
          note: 'about 15 grams',
        },
        {
          key: 'milk',
          quantity: 2,
          unit: 'cup',
          ingredient: 'milk',
          title: 'whole milk',
          note: 'pasteurized, straight from the refrigerator',
        },
      ],
    },
    {
      title: 'Second fermentation',
      note: 'Optional, for a softer taste and some fizz.',
      usages: [
        {
          key: 'zest',
          quantity: 1,
          unit: 'strip',
          ingredient: 'lemon-zest',
          note: 'pared from an unwaxed lemon',
        },
        {
          key: 'cardamom',
          quantity: 2,
          ingredient: 'cardamom-pod',
          title: 'green cardamom pods',
          preparation: 'cracked',
        },
        {
          key: 'honey',
          quantity: 1,
          unit: 'teaspoon',
          ingredient: 'honey',
          note: 'stirred in to serve',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Each evening',
      instructions: [
        {
          text: 'Put the [[grains]] in a clean quart jar and pour the [[milk]] over them. There should be at least ((2 inch)) of air above.',
        },
        {
          text: 'Cover with a cloth and a rubber band, and leave out of the sun at 65°F to 75°F for 18 to 24 hours. Swirl the jar once or twice when you pass.',
        },
        {
          text: 'It is ready when it coats the glass like cream and smells cleanly sour, or when the first pockets of whey show near the bottom. Colder rooms take longer.',
        },
        {
          text: 'Set a strainer over a jug and pour in the kefir. Stir gently with a wooden or silicone spoon until only the grains are left. Do not rinse them.',
        },
        {
          text: 'Put the grains in a clean jar with fresh milk and begin again. Drink the kefir, or refrigerate it.',
        },
      ],
    },
    {
      title: 'For some fizz',
      instructions: [
        {
          text: 'Pour the strained kefir into a swing-top bottle with the [[zest]] and the [[cardamom]], leaving ((2 inch)) of air. Close it and leave at room temperature.',
          timerMinutes: 480,
          note: 'No longer than 12 hours. Open it slowly.',
        },
        {
          text: 'Chill well. Strain out the zest and pods, and stir in the [[honey]] as you pour.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'mason-jar', note: 'of one quart' },
    { slug: 'fine-mesh-sieve', note: 'nylon or stainless steel' },
    { slug: 'wooden-spoon' },
    { slug: 'swing-top-bottle', note: 'for the second fermentation' },
  ],
}
