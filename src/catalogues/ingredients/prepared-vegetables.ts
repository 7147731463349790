import type { CatalogueIngredient } from '@/src/catalogues/catalogue-types'
import { ingredientTable } from '@/src/catalogues/ingredient-table'

/** Canned, frozen, dried and otherwise prepared vegetables. */
export const preparedVegetables: readonly CatalogueIngredient[] = [
  ...ingredientTable({ by: 'weight-or-cup', per: 'cup', source: 'usda-fdc' }, [
    [
      'canned tomato',
      240,
      'tinned tomato, canned whole tomato, whole peeled tomato, canned diced tomato, diced tomato, chopped tomato, canned chopped tomato, tinned chopped tomato, canned tomatoes, canned plum tomato, tinned tomatoes, chopped tomatoes, tomatoes in juice, whole tomatoes in juice, peeled tomato in juice, tomatoes packed in puree',
    ],
    ['crushed tomato', 242, 'canned crushed tomato, crushed tomatoes, polpa'],
    ['tomato purée', 250, 'tomato puree, passata, strained tomato, tomato passata'],
    ['tomato sauce', 245, 'canned tomato sauce, sugo'],
    ['tomato paste', 262, 'tomato concentrate, double concentrated tomato paste'],
    ['sun-dried tomato', 54, 'sun dried tomato, sundried tomato, dried tomato'],
    ['sun-dried tomato in oil', 110, 'oil-packed sun-dried tomato'],
    [
      'canned green chili',
      139,
      'canned green chile, diced green chiles, canned green chiles, chopped green chiles',
    ],
    ['canned corn', 164, 'tinned sweetcorn, canned sweetcorn, tinned corn'],
    ['creamed corn', 256, 'cream-style corn'],
    ['pumpkin purée', 245, 'pumpkin puree, canned pumpkin, canned pumpkin purée'],
    [
      'artichoke heart',
      168,
      'canned artichoke, artichoke hearts, marinated artichoke heart, artichoke hearts in water',
    ],
    ['heart of palm', 146, 'hearts of palm, palm heart'],
    ['bamboo shoot', 151, 'bamboo shoots'],
    ['water chestnut', 124],
    [
      'roasted red pepper',
      140,
      'jarred roasted pepper, piquillo pepper, roasted pepper, canned piquillo pepper, roasted red bell pepper, roasted bell pepper',
    ],
    ['frozen spinach', 156, 'frozen chopped spinach, frozen leaf spinach'],
  ]),
  ...ingredientTable({ by: 'weight-or-cup', per: 'cup', source: 'similar' }, [
    ['canned fire-roasted tomato', 242, 'fire-roasted tomato, fire roasted tomatoes'],
    ['mixed vegetables', 140, 'frozen mixed vegetables, frozen vegetables, vegetables'],
    [
      'fried onion',
      60,
      'crispy onion, french fried onions, fried shallot, crispy fried onion, crispy shallot',
    ],
  ]),
  ...ingredientTable({ by: 'weight', per: 'cup', source: 'similar' }, [
    ['coleslaw mix', 70, 'shredded coleslaw mix'],
    ['cauliflower rice', 107, 'riced cauliflower'],
    ['roasted garlic', 136],
  ]),
  ...ingredientTable({ by: 'weight', per: 'cup', source: 'counted' }, [
    ['black garlic', null],
    ['frozen french fries', null, 'french fries, oven chips, frozen fries'],
    ['hash browns', null, 'frozen hash browns, hash brown'],
    ['tater tots', null],
  ]),
]
