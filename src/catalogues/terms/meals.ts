import { termTable } from '@/src/catalogues/catalogue-table'
import type { CatalogueTerm } from '@/src/catalogues/catalogue-types'

/** The occasions a dish is served at. Aliases are what pages say in `recipeCategory`. */
export const meals: readonly CatalogueTerm[] = termTable([
  [
    'Breakfast',
    'breakfasts, morning meal, frühstück, petit-déjeuner, petit déjeuner, desayuno, colazione, ontbijt, frukost, café da manhã, first breakfast',
  ],
  ['Brunch', 'brunches, late breakfast'],
  [
    'Lunch',
    'lunches, midday meal, mittagessen, mittagstisch, déjeuner, almuerzo, pranzo, light lunch, luncheon',
  ],
  [
    'Dinner',
    'dinners, supper, suppers, main course, main courses, main, mains, main dish, main dishes, main meal, main entree, main entrees, entree, entrees, entrée, entrées, evening meal, weeknight dinner, tea time dinner, hauptgericht, hauptgerichte, hauptspeise, hauptspeisen, abendessen, plat principal, plats principaux, dîner, plato principal, platos principales, segundo plato, cena, secondo, secondi, secondi piatti, piatto unico, hoofdgerecht, hoofdgerechten, middag, hovedrett, hovedret, aftensmad, pratos principais, prato principal, danie główne, hlavní jídlo, hlavné jedlá, főétel, ana yemek',
  ],
  [
    'Appetizer',
    "appetizers, appetiser, appetisers, starter, starters, first course, hors d'oeuvre, hors d'oeuvres, hors d’oeuvre, finger food, finger foods, canapé, canapés, canape, canapes, amuse-bouche, nibbles, small plates, tapas and starters, vorspeise, vorspeisen, aperitivo, antipasto, antipasti, entrante, entrantes, primeros platos, voorgerecht, voorgerechten, hapje, hapjes, förrätt, forret, entradas",
  ],
  [
    'Side',
    'sides, side dish, side dishes, sidedish, accompaniment, accompaniments, vegetable side, beilage, beilagen, accompagnement, guarnición, contorno, contorni, bijgerecht, bijgerechten, tilbehør, tillbehör, acompanhamento, köret',
  ],
  [
    'Snack',
    'snacks, snacking, bite, bites, small bites, zwischenmahlzeit, imbiss, goûter, merienda, spuntino, tussendoortje, mellanmål, lanche',
  ],
  [
    'Dessert',
    'desserts, sweet, sweets, pudding course, afters, sweet course, nachspeise, nachspeisen, nachtisch, postre, postres, dolce, dolci, nagerecht, nagerechten, efterrätt, sobremesa, sobremesas, deser, tatlı',
  ],
  [
    'Drink',
    'drinks, beverage, beverages, getränk, getränke, boisson, boissons, bebida, bebidas, bevanda, bevande, drank, dranken',
  ],
  ['Afternoon Tea', 'tea time, teatime, high tea, kaffee und kuchen, fika'],
  ['Late-Night', 'late night, midnight snack, late-night snack'],
  ['Packed Lunch', 'lunchbox, lunch box, bento lunch, school lunch, work lunch'],
  ['Picnic', 'picnics, picnic food'],
  ['Party Food', 'party, parties, buffet, potluck, entertaining'],
  ['Barbecue', 'bbq, cookout, grillabend, braai'],
  ['Feast', 'holiday meal, festive meal, celebration, sunday roast, sunday lunch'],
  ['Baby Food', 'baby, weaning, toddler meal'],
])
