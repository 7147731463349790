import type { DemoRecipe } from '@/src/seed/demo/demo-content'

/** Pandan chiffon cake with palm sugar syrup. */
export const pandanCoconutCake: DemoRecipe = {
  slug: 'pandan-coconut-cake',
  title: 'Pandan Coconut Cake',
  description:
    'A tall, pale green chiffon cake coloured with nothing but pandan leaves, soft as a pillow, with a dark syrup of palm sugar and a shower of salted coconut.',
  storyExcerpt:
    'In Penang this cake stands under a glass bell in every coffee shop, and it is usually the green of a road sign. The real green is the green of a new leaf, and it smells of vanilla, hay and warm rice.',
  storyMore: `I failed at it for a year. It rose and then it fell, it stuck, it came out with a layer of rubber at the bottom. Aunt Mei Lin watched three of these disasters before she took off her rings, tied up her hair, and showed me with her hands what no recipe had said.

First: whites that bend. You beat them until the tip of the peak nods over like a tulip. If it stands to attention you have gone too far, and lumps of white will never fold in. Second: a naked tin. No butter, no flour, no paper. The batter has to climb the walls and hold on to them. Third: upside down, for as long as it takes, an hour and a half at least. The cake hangs there while its crumb sets, and it looks as if it must fall out. It does not.

The pandan needs a blender and strong wrists. Twelve leaves, a little water, then squeeze the pulp in a cloth until your knuckles are white. If you have time, leave the juice in the fridge overnight and use only the dark sediment with a spoon or two of what is above it. That is where the colour is.

The syrup is gula melaka, palm sugar that tastes of smoke and toffee, and it is what turns a soft sponge into an afternoon.`,
  note: `**Pandan.** Frozen leaves work well. If you can only get extract, use 1 teaspoon of a natural one and 3 tablespoons more coconut milk.

**Tin.** It must be uncoated aluminium. In a non-stick tin the cake slides down and cannot hang.

**Keeping.** Covered, two days at room temperature. It does not like the fridge. The syrup keeps for a month.`,
  isLocked: true,
  publishedDaysAgo: 6,
  prepTimeMinutes: 40,
  cookTimeMinutes: 50,
  customTimeMinutes: 90,
  customTimeLabel: 'Cooling',
  yieldServings: 10,
  servingDescription: 'slices',
  difficultyLevel: 'hard',
  meals: ['dessert', 'snack'],
  categories: ['cake'],
  cuisines: ['malaysian'],
  methods: ['baking'],
  diets: ['vegetarian', 'dairy-free', 'nut-free'],
  tags: ['Coconut', 'A project', 'With tea'],
  keywords: ['pandan chiffon', 'pandan cake', 'chiffon cake', 'gula melaka', 'coconut cake'],
  ingredients: [
    {
      title: 'Pandan juice',
      usages: [
        {
          key: 'pandan',
          quantity: 12,
          ingredient: 'pandan-leaf',
          title: 'pandan leaves',
          preparation: 'washed and snipped small',
          note: 'fresh or frozen',
        },
        { key: 'pandan-water', quantity: 75, unit: 'milliliter', ingredient: 'water' },
      ],
    },
    {
      title: 'Cake',
      usages: [
        {
          key: 'yolks',
          quantity: 6,
          ingredient: 'egg-yolk',
          title: 'egg yolks',
          note: 'from large eggs',
        },
        {
          key: 'sugar',
          quantity: 60,
          unit: 'gram',
          ingredient: 'superfine-sugar',
          title: 'caster sugar',
        },
        { key: 'coconut-milk', quantity: 90, unit: 'milliliter', ingredient: 'coconut-milk' },
        { key: 'oil', quantity: 0.33, unit: 'cup', ingredient: 'sunflower-oil' },
        { key: 'flour', quantity: 130, unit: 'gram', ingredient: 'cake-flour' },
        { key: 'baking-powder', quantity: 1.5, unit: 'teaspoon', ingredient: 'baking-powder' },
        {
          key: 'salt',
          quantity: 0.25,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
      ],
    },
    {
      title: 'Meringue',
      note: 'Bowl and whisk must be clean and without a trace of fat.',
      usages: [
        {
          key: 'whites',
          quantity: 6,
          ingredient: 'egg-white',
          title: 'egg whites',
          note: 'at room temperature',
        },
        { key: 'tartar', quantity: 0.5, unit: 'teaspoon', ingredient: 'cream-of-tartar' },
        {
          key: 'meringue-sugar',
          quantity: 85,
          unit: 'gram',
          ingredient: 'superfine-sugar',
          title: 'caster sugar',
        },
      ],
    },
    {
      title: 'Syrup and coconut',
      usages: [
        {
          key: 'palm-sugar',
          quantity: 120,
          unit: 'gram',
          ingredient: 'palm-sugar',
          title: 'dark palm sugar (gula melaka)',
          preparation: 'chopped',
        },
        { key: 'syrup-water', quantity: 5, unit: 'tablespoon', ingredient: 'water' },
        {
          key: 'coconut',
          quantity: 0.75,
          unit: 'cup',
          ingredient: 'grated-coconut',
          title: 'grated coconut',
          note: 'fresh or frozen',
        },
        {
          key: 'coconut-salt',
          quantity: 0.25,
          unit: 'teaspoon',
          ingredient: 'sea-salt',
          title: 'fine sea salt',
        },
      ],
    },
  ],
  instructions: [
    {
      title: 'Batter',
      note: 'Heat the oven first: a chiffon batter cannot wait.',
      instructions: [
        {
          text: 'Heat the oven to 160°C without fan, with a rack in the lower third. Have ready an ungreased 23 cm aluminium tube tin.',
        },
        {
          text: 'Blend the [[pandan]] with the [[pandan-water]] until it is a green mash, then squeeze it hard through a cloth. Measure off ((3 tablespoon)) of the juice.',
          timerMinutes: 2,
        },
        {
          text: 'Whisk the [[yolks]] with the [[sugar]] until they are paler. Whisk in the [[oil]], then the [[coconut-milk]] and the pandan juice. Sift in the [[flour]], [[baking-powder]] and [[salt]] and stir until smooth, no longer.',
        },
      ],
    },
    {
      title: 'Meringue',
      instructions: [
        {
          text: 'Beat the [[whites]] with the [[tartar]] at a medium speed until they foam. Add the [[meringue-sugar]] in four parts, and beat until the peak bends over at the tip when you lift the whisk.',
          timerMinutes: 6,
          note: 'Stop and look every thirty seconds towards the end.',
        },
        {
          text: 'Stir a third of the meringue into the batter to loosen it. Fold in the rest in two parts with a spatula, cutting down through the middle and turning the bowl, until no white streak is left.',
        },
      ],
    },
    {
      title: 'Bake and hang',
      instructions: [
        {
          text: 'Pour the batter into the tin from one side. Run a skewer through it in a spiral to break large bubbles and rap the tin once on the table. Bake until the top springs back and a skewer comes out dry.',
          timerMinutes: 50,
        },
        {
          text: 'Turn the tin upside down at once over the neck of a bottle and leave it until it is completely cold.',
          timerMinutes: 90,
        },
        {
          text: 'Work a thin palette knife down the side in one long sweep, round the tube, and then under the base. Turn the cake out.',
        },
      ],
    },
    {
      title: 'Syrup and coconut',
      instructions: [
        {
          text: 'Melt the [[palm-sugar]] in the [[syrup-water]] over a low heat and simmer until it coats a spoon. Strain it, since palm sugar may have bits of leaf in it.',
          timerMinutes: 4,
        },
        {
          text: 'Mix the [[coconut]] with the [[coconut-salt]] and steam it over simmering water.',
          timerMinutes: 5,
        },
        {
          text: 'Slice with a serrated knife, sawing and not pressing. Serve with the syrup poured over and the coconut on top.',
        },
      ],
    },
  ],
  equipment: [
    { slug: 'tube-pan', note: '23 cm, uncoated aluminium, with a loose base' },
    { slug: 'stand-mixer', note: 'or an electric hand whisk' },
    { slug: 'blender' },
    { slug: 'cheesecloth', note: 'to squeeze the pandan' },
    { slug: 'spatula', note: 'a flexible one' },
    { slug: 'offset-spatula' },
  ],
}
