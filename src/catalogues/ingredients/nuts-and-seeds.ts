import type { CatalogueIngredient } from '@/src/catalogues/catalogue-types'
import { ingredientTable } from '@/src/catalogues/ingredient-table'

/** Nuts, seeds and the butters ground from them. */
export const nutsAndSeeds: readonly CatalogueIngredient[] = [
  ...ingredientTable({ by: 'weight-or-cup', per: 'cup', source: 'usda-fdc' }, [
    ['almond', 143, 'whole almond, blanched almond, raw almond, roasted almond, marcona almond'],
    ['sliced almond', 92, 'flaked almond, flaked almonds, sliced almonds'],
    ['slivered almond', 108, 'slivered almonds'],
    ['walnut', 117, 'walnut half, chopped walnut, walnut halves, walnut pieces, roasted walnut'],
    ['pecan', 109, 'pecan half, chopped pecan, pecan halves, pecan piece, roasted pecan'],
    ['hazelnut', 135, 'filbert, cobnut, roasted hazelnut'],
    ['cashew', 137, 'cashew nut, raw cashew, roasted cashew, salted cashew'],
    ['pistachio', 123, 'pistachio nut, shelled pistachio, roasted pistachio, salted pistachio'],
    [
      'peanut',
      146,
      'roasted peanut, groundnut, raw peanut, salted peanut, roasted salted peanut, dry-roasted peanut',
    ],
    ['pine nut', 135, 'pignoli, pine kernel'],
    ['macadamia nut', 134, 'macadamia, roasted macadamia nut'],
    ['Brazil nut', 133],
    ['chestnut', 143, 'roasted chestnut, cooked chestnut, vacuum-packed chestnut'],
    ['mixed nuts', 137, 'mixed nut, nuts'],
    ['mixed seeds', 140, 'mixed seed, seeds'],
    [
      'sesame seed',
      144,
      'white sesame seed, sesame seeds, toasted sesame seed, white sesame seeds, toasted sesame seeds',
    ],
    [
      'sunflower seed',
      140,
      'sunflower kernel, sunflower seeds, sunflower kernels, roasted sunflower seed',
    ],
    ['pumpkin seed', 129, 'pepita, pumpkin seeds, pepitas, roasted pumpkin seed'],
    ['flaxseed', 168, 'linseed, flax seed, whole flaxseed, flaxseeds, flax seeds'],
    [
      'ground flaxseed',
      112,
      'flaxseed meal, flax meal, ground linseed, milled flaxseed, ground flax',
    ],
    ['almond butter', 250],
    [
      'peanut butter',
      258,
      'smooth peanut butter, creamy peanut butter, crunchy peanut butter, natural peanut butter',
    ],
    ['cashew butter', 256],
    ['tahini', 240, 'sesame paste, tahina, sesame seed paste'],
  ]),
  ...ingredientTable({ by: 'weight-or-cup', per: 'cup', source: 'label' }, [
    ['chia seed', 170, 'chia seeds, chia'],
    ['hemp seed', 160, 'hemp heart, hemp hearts, hulled hemp seed, hemp seeds'],
    ['sunflower seed butter', 256, 'sunflower butter'],
    ['pistachio paste', 256, 'pistachio cream, pistachio butter'],
    ['chestnut purée', 270, 'chestnut puree, sweetened chestnut purée'],
  ]),
  ...ingredientTable({ by: 'weight-or-cup', per: 'cup', source: 'similar' }, [
    ['black sesame seed', 144, 'black sesame, black sesame seeds'],
    ['crushed peanuts', 146, 'chopped peanuts, chopped peanut, crushed peanut'],
    ['hazelnut butter', 250, 'hazelnut paste, praline paste'],
    ['candlenut', 134, 'kemiri, buah keras'],
    ['melon seed', 129, 'egusi'],
    ['basil seed', 160, 'sabja seed, sabja'],
    ['psyllium husk', 80, 'psyllium, whole psyllium husk, psyllium husks'],
  ]),
]
