import type { CatalogueIngredient } from '@/src/catalogues/catalogue-types'
import { ingredientTable } from '@/src/catalogues/ingredient-table'

/** Live cultures and other things only a fermenting kitchen keeps. */
export const ferments: readonly CatalogueIngredient[] = [
  ...ingredientTable({ by: 'weight', per: 'cup', source: 'counted' }, [
    ['kombucha culture', null, 'scoby, kombucha scoby, symbiotic culture, kombucha mother'],
    ['water kefir grains', null, 'water kefir grain, tibicos'],
    ['ginger bug', null, 'ginger bug starter'],
    ['yogurt starter', null, 'yogurt culture, yoghurt culture, yogurt starter culture'],
    ['cheese culture', null, 'mesophilic culture, thermophilic culture, mesophilic starter'],
    ['tempeh starter', null, 'rhizopus culture'],
    ['vinegar mother', null, 'mother of vinegar'],
    ['vegetable starter culture', null, 'lacto-fermentation starter'],
    ['shio koji', null],
    ['Campden tablet', null],
    ['nuruk', null],
    ['Chinese yeast ball', null, 'jiuqu, ragi tapai'],
  ]),
  ...ingredientTable({ by: 'volume', per: 'cup', source: 'similar' }, [
    ['brine', 245, 'salt brine, salt water, salt solution'],
    ['amazake', 250],
    ['rejuvelac', 237],
    ['wort', 250],
  ]),
]
