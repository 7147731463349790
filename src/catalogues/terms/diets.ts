import { termTable } from '@/src/catalogues/catalogue-table'
import type { CatalogueTerm } from '@/src/catalogues/catalogue-types'

/**
 * Diets that a dish suits. Aliases hold the names of schema.org's `RestrictedDiet` (the last part of the
 * address, lower case: `vegandiet`) beside those that authors write.
 */
export const diets: readonly CatalogueTerm[] = termTable([
  [
    'Vegan',
    'vegandiet, vegan diet, plant-based, plant based, plantbased, végétalien, vegano, vegana, veganistisch',
  ],
  [
    'Vegetarian',
    'vegetariandiet, vegetarian diet, veggie, meatless, meat-free, vegetarisch, végétarien, végétarienne, vegetariano, vegetariana, vegetar, vege, bezmäsitá strava',
  ],
  ['Pescatarian', 'pescatarian diet, pescetarian, pesco-vegetarian'],
  ['Flexitarian', 'flexitarian diet, semi-vegetarian'],
  [
    'Gluten-Free',
    'glutenfreediet, gluten-free diet, gluten free, glutenfree, glutenfrei, sans gluten, sin gluten, senza glutine, glutenvrij, sem glúten, gf, coeliac, celiac',
  ],
  ['Wheat-Free', 'wheat free, weizenfrei'],
  ['Grain-Free', 'grain free'],
  [
    'Dairy-Free',
    'dairyfreediet, dairy-free diet, dairy free, diary-free, milk-free, non-dairy, sans produits laitiers, milchfrei, df',
  ],
  [
    'Lactose-Free',
    'lowlactosediet, low lactose diet, lactose free, low-lactose, low lactose, laktosefrei, sans lactose, sin lactosa, lactosevrij',
  ],
  ['Egg-Free', 'egg free, eggless, no egg, eifrei'],
  ['Nut-Free', 'nut free, tree-nut-free, tree nut free, nussfrei'],
  ['Peanut-Free', 'peanut free'],
  ['Soy-Free', 'soy free, soya-free, soya free'],
  ['Sesame-Free', 'sesame free'],
  ['Fish-Free', 'fish free'],
  ['Shellfish-Free', 'shellfish free, crustacean-free'],
  ['Pork-Free', 'pork free, no pork'],
  ['Alcohol-Free', 'alcohol free, no alcohol, alkoholfrei'],
  ['Nightshade-Free', 'nightshade free'],
  ['Allium-Free', 'onion-free, garlic-free, no onion no garlic'],
  [
    'Low-Calorie',
    'lowcaloriediet, low calorie diet, low calorie, light, kalorienarm, skinny, gubitak kilograma',
  ],
  ['Low-Fat', 'lowfatdiet, low fat diet, low fat, fettarm, fat-free'],
  ['Low-Salt', 'lowsaltdiet, low salt diet, low salt, low-sodium, low sodium, salt-free, salzarm'],
  ['Low-Sugar', 'low sugar, reduced sugar, zuckerarm'],
  [
    'Sugar-Free',
    'sugar free, no added sugar, no sugar, refined sugar-free, refined sugar free, zuckerfrei',
  ],
  ['Low-Carb', 'low carb, lowcarb, low-carbohydrate, low carb diet, kohlenhydratarm'],
  ['Keto', 'ketogenic, keto diet, keto recipes, ketogenic diet'],
  ['Paleo', 'paleo diet, paleolithic, primal'],
  ['Whole30', 'whole 30'],
  ['Mediterranean Diet', 'mediterranean'],
  ['DASH', 'dash diet'],
  ['Diabetic', 'diabeticdiet, diabetic diet, diabetic-friendly, diabetes-friendly, low gi, low-gi'],
  ['Low-FODMAP', 'low fodmap, fodmap, fodmap-friendly'],
  ['High-Protein', 'high protein, protein-rich, eiweißreich'],
  ['High-Fiber', 'high fiber, high-fibre, high fibre, ballaststoffreich'],
  ['Raw', 'raw food, raw vegan, rohkost'],
  ['Halal', 'halaldiet, halal diet'],
  ['Kosher', 'kosherdiet, kosher diet, koscher'],
  ['Hindu', 'hindudiet, hindu diet, no beef'],
  ['Jain', 'jain diet'],
  ['Heart-Healthy', 'heart healthy, low cholesterol, low-cholesterol'],
  ['Anti-Inflammatory', 'anti inflammatory, aip, autoimmune protocol'],
])
