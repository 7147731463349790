import type { CatalogueIngredient } from '@/src/catalogues/catalogue-types'
import { ingredientTable } from '@/src/catalogues/ingredient-table'

/** Beans, lentils, peas and soy foods: dried, and cooked or canned and drained. */
export const legumes: readonly CatalogueIngredient[] = [
  ...ingredientTable({ by: 'weight-or-cup', per: 'cup', source: 'usda-fdc' }, [
    // Dried
    ['dried chickpea', 200, 'dried garbanzo bean, dry chickpea'],
    ['chana dal', 200, 'split chickpea, bengal gram, channa dal, split chickpeas'],
    ['red lentil', 192, 'split red lentil, masoor dal, masur dal'],
    ['brown lentil', 192, 'lentil, dried lentil'],
    ['green lentil', 192, 'puy lentil, french lentil, le puy lentil, french green lentil'],
    ['dried black bean', 194, 'dry black bean'],
    ['dried kidney bean', 184, 'dry kidney bean, rajma'],
    ['dried cannellini bean', 202, 'dried white bean, dry white bean, dried white kidney bean'],
    ['dried navy bean', 208, 'dried haricot bean, dry navy bean, haricot bean, navy bean'],
    ['dried great northern bean', 183, 'dry great northern bean'],
    ['dried pinto bean', 193, 'dry pinto bean'],
    ['dried lima bean', 178, 'dried butter bean, dry lima bean, dried gigante bean'],
    ['dried black-eyed pea', 167, 'dried black-eyed bean, dried cowpea'],
    ['dried cranberry bean', 195, 'dried borlotti bean, dry cranberry bean'],
    ['dried fava bean', 150, 'dried broad bean'],
    ['dried soybean', 186, 'dried soya bean, soybean, soya bean'],
    ['mung bean', 207, 'green gram, whole moong, dried mung bean'],
    ['adzuki bean', 197, 'azuki bean, aduki bean'],
    ['split pea', 197, 'green split pea, yellow split pea, dried split pea'],
    [
      'urad dal',
      207,
      'split black gram, black gram, white lentil, urad, split urad dal, skinned split black lentil, split skinned urad dal',
    ],
    [
      'toor dal',
      205,
      'toor, tur dal, arhar dal, split pigeon pea, pigeon pea, tuvar dal, gungo pea',
    ],
    // Cooked or canned, drained
    [
      'chickpea',
      164,
      'garbanzo bean, canned chickpea, cooked chickpea, tinned chickpea, canned garbanzo bean, garbanzo',
    ],
    [
      'black bean',
      172,
      'canned black bean, cooked black bean, tinned black bean, black turtle bean',
    ],
    ['kidney bean', 177, 'red kidney bean, canned kidney bean, cooked kidney bean, red bean'],
    ['bean', 177, 'beans, canned bean, cooked bean, mixed beans'],
    [
      'cannellini bean',
      179,
      'white bean, canned cannellini bean, white kidney bean, canned white bean, cooked white bean, tinned cannellini bean',
    ],
    ['great northern bean', 177, 'canned great northern bean'],
    ['pinto bean', 171, 'canned pinto bean, cooked pinto bean'],
    ['butter bean', 188, 'lima bean, canned butter bean, gigante bean, canned lima bean'],
    ['black-eyed pea', 171, 'black-eyed bean, canned black-eyed pea, cowpea, black eyed pea'],
    ['borlotti bean', 177, 'cranberry bean, canned borlotti bean'],
    ['cooked lentil', 198, 'canned lentil, tinned lentil, canned lentils'],
    ['baked beans', 254, 'canned baked beans, tinned baked beans'],
    ['refried beans', 238, 'refried bean'],
    // Soy
    ['firm tofu', 252, 'tofu, extra-firm tofu, bean curd, extra firm tofu, smoked tofu'],
    ['silken tofu', 248, 'soft tofu'],
    ['tempeh', 166],
    ['natto', 175],
    ['lupin bean', 166, 'lupini bean'],
  ]),
  ...ingredientTable({ by: 'weight-or-cup', per: 'cup', source: 'similar' }, [
    ['beluga lentil', 192, 'black lentil'],
    ['moong dal', 207, 'split mung bean, mung dal, yellow moong dal, split moong dal'],
    ['horse gram', 200, 'kollu'],
    ['textured vegetable protein', 96, 'tvp, soy mince, soya mince, soy granules'],
  ]),
  ...ingredientTable({ by: 'weight', per: 'cup', source: 'counted' }, [
    ['tofu skin', null, 'yuba, bean curd skin'],
    ['fried tofu', null, 'tofu puff, aburaage'],
    ['seitan', null],
    [
      'plant-based mince',
      null,
      'plant-based ground meat, vegan mince, veggie mince, impossible burger',
    ],
    ['vegan sausage', null, 'vegetarian sausage'],
  ]),
]
