import type { CatalogueIngredient } from '@/src/catalogues/catalogue-types'
import { ingredientTable } from '@/src/catalogues/ingredient-table'

/** Oils and cooking fats other than butter. */
export const oilsAndFats: readonly CatalogueIngredient[] = [
  ...ingredientTable({ by: 'volume', per: 'cup', source: 'usda-fdc' }, [
    ['olive oil', 216, 'light olive oil, pure olive oil'],
    ['extra-virgin olive oil', 216, 'extra virgin olive oil, evoo'],
    [
      'vegetable oil',
      218,
      'oil, neutral oil, cooking oil, neutral cooking oil, salad oil, frying oil, oil for frying',
    ],
    ['canola oil', 218, 'rapeseed oil'],
    ['sunflower oil', 218],
    ['safflower oil', 218],
    ['corn oil', 218, 'maize oil'],
    ['soybean oil', 218],
    ['peanut oil', 216, 'groundnut oil'],
    ['sesame oil', 218, 'toasted sesame oil, dark sesame oil, asian sesame oil'],
    ['grapeseed oil', 218, 'grape seed oil'],
    ['avocado oil', 218],
    ['walnut oil', 218],
    ['almond oil', 218],
    ['hazelnut oil', 218],
    ['flaxseed oil', 218, 'linseed oil'],
    ['palm oil', 216, 'red palm oil'],
    ['rice bran oil', 218],
    ['mustard oil', 224],
    ['cottonseed oil', 218],
    ['mayonnaise', 220, 'mayo, full-fat mayonnaise, kewpie mayonnaise, japanese mayonnaise'],
  ]),
  ...ingredientTable({ by: 'weight-or-cup', per: 'cup', source: 'usda-fdc' }, [
    ['coconut oil', 218, 'virgin coconut oil, refined coconut oil'],
    ['lard', 205, 'pork lard, pork fat'],
    ['shortening', 205, 'vegetable shortening, crisco'],
    ['bacon fat', 205, 'bacon drippings, bacon grease'],
    ['duck fat', 205, 'goose fat, duck or goose fat'],
    ['chicken fat', 205, 'schmaltz'],
    ['beef tallow', 205, 'beef dripping, tallow, dripping'],
    ['cocoa butter', 218],
  ]),
  ...ingredientTable({ by: 'volume', per: 'cup', source: 'similar' }, [
    ['chili oil', 218, 'chilli oil, hot chili oil, chile oil'],
    ['garlic oil', 218, 'garlic-infused oil, wild garlic oil'],
    ['truffle oil', 216],
    ['MCT oil', 218],
    ['annatto oil', 218, 'achiote oil'],
  ]),
  ...ingredientTable({ by: 'weight', per: 'cup', source: 'counted' }, [
    [
      'cooking spray',
      null,
      'nonstick cooking spray, oil spray, non-stick cooking spray, butter-flavored cooking spray, vegetable oil spray',
    ],
  ]),
  ...ingredientTable({ by: 'weight-or-cup', per: 'cup', source: 'label' }, [
    ['suet', 120, 'beef suet, vegetable suet, shredded suet'],
  ]),
]
