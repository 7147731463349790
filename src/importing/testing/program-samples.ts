import { APP_SAMPLES } from './app-samples'
import { JSON_SAMPLES } from './json-samples'
import { POST_SAMPLES } from './post-samples'
import type { Sample } from './sample'

const masterCook: Sample = {
  format: 'mastercook',
  file: 'soup.mx2',
  furniture: /^(?:mx2|Summ|Nam|RTxt) ?|^(?:IngR|RcpE) code$/,
  unknown: 'Unkn',
  xml: `<?xml version="1.0"?><mx2 source="MasterCook"><RcpE name="Leek soup" author="Anna"><Serv qty="4"/>
<PrpT elapsed="0:10"/><TTim elapsed="0:30"/><CatS><CatT>Dinner</CatT></CatS><Desc>Thick.</Desc><Srce>Gran</Srce><AltS label="Wine" source="Red"/><Copy>Hers</Copy>
<IngR code="I" name="leeks" unit="cups" qty="2"><IPrp>sliced</IPrp><INtI>17</INtI></IngR>
<DirS><DirT>Boil the leeks.</DirT></DirS><SrvI>With bread.</SrvI><Note>Add cream.</Note><Nutr>200 calories</Nutr><RatS><RatE name="Ease" value="8"/></RatS></RcpE></mx2>`,
}

const recipeMl: Sample = {
  format: 'recipeml',
  file: 'soup.xml',
  furniture: /^(?:recipeml|preptime type)/,
  unknown: 'unknown',
  xml: `<?xml version="1.0"?><recipeml version="0.5"><recipe><head><title>Leek soup</title><source><srcitem>Gran</srcitem></source><categories><cat>Dinner</cat></categories>
<preptime type="Cooking"><time><qty>20</qty><timeunit>minutes</timeunit></time></preptime><yield><qty>4</qty><unit>bowls</unit></yield></head><description>Thick.</description>
<equipment><tool>Blender</tool></equipment><ingredients><ing><amt><qty>2</qty><unit>cups</unit></amt><item>leeks</item><prep>sliced</prep></ing><ing optional="yes"><item>cream</item></ing></ingredients>
<directions><step>Boil the leeks.</step></directions><note>Add cream.</note><nutrition>200 calories</nutrition><diet-exchanges>none</diet-exchanges></recipe></recipeml>`,
}

const gourmet: Sample = {
  format: 'gourmet',
  file: 'soup.grmt',
  furniture: /^(?:gourmetDoc|image|key|recipe id)/,
  unknown: 'unknown',
  xml: `<?xml version="1.0"?><gourmetDoc><recipe id="7"><title>Leek soup</title><category>Dinner</category><cuisine>French</cuisine><source>Gran</source><link>https://example.com/leek-soup</link><rating>4/5 stars</rating>
<preptime>10 minutes</preptime><cooktime>20 minutes</cooktime><yields>4 bowls</yields><ingredient-list><inggroup><groupname>Base</groupname><ingredient optional="yes"><amount>2</amount><unit>cups</unit><item>leeks</item><key>leek</key></ingredient></inggroup><ingref refid="9"><item>stock</item></ingref></ingredient-list>
<instructions>Boil the leeks.</instructions><modifications>Add cream.</modifications></recipe></gourmetDoc>`,
}

const recipeKeeper: Sample = {
  format: 'recipekeeper',
  file: 'recipes.html',
  furniture:
    /^(?:html|head|title|body|div|h2|h3|table|tr|td|span|p|ul|li|meta) (?:class|itemprop|id)$|^(?:html|head|title|body)\b|^img src|^meta (?:\+|content)$/,
  unknown: 'div',
  xml: `<!doctype html><html><head><title>Recipe Keeper</title></head><body><div class="recipe-details"><div><meta content="k-1" itemprop="recipeId"><img src="https://example.com/soup.jpg" alt="Bowl"></div>
<div><h2 itemprop="name">Leek soup</h2><div>Courses: <span itemprop="recipeCourse">Dinner</span></div><div>Serving size: <span itemprop="recipeYield">4 bowls</span></div><div>Source: <span itemprop="recipeSource">Gran</span></div><div itemprop="recipeRating">4 stars</div>
<h3>Ingredients</h3><div itemprop="recipeIngredients"><p>2 cups leeks</p><p>salt</p></div><h3>Directions</h3><div itemprop="recipeDirections"><p>Boil the leeks.</p></div><h3>Notes</h3><div itemprop="recipeNotes"><p>Add cream.</p></div></div></div></body></html>`,
}

const copyMeThat: Sample = {
  format: 'copymethat',
  file: 'recipes.html',
  furniture:
    /^(?:html|head|title|body|div|span|a|ul|li) (?:class|id)$|^(?:html|head|title|body)\b|^(?:img src|a href)$/,
  unknown: 'p',
  xml: `<!doctype html><html><head><title>Copy Me That</title></head><body><div class="recipe"><div id="name">Leek soup</div><a id="original_link" href="https://example.com/leek-soup">Original</a><div id="description">Thick.</div>
<div id="extra_info">Made twice.</div><span class="recipeCategory">Dinner</span><span id="rating">4 stars</span><a id="recipeYield">4 bowls</a><ul id="recipeIngredients"><li class="recipeIngredient">2 cups leeks</li></ul>
<ul><li class="instruction">Boil the leeks.</li></ul><ul><li class="recipeNote">Add cream.</li></ul></div></body></html>`,
}

const cooklang: Sample = {
  format: 'cooklang',
  file: 'soup.cook',
  furniture: /^(?:---|tags|=)/,
  lines: `---
title: Leek soup
servings: 4 bowls
prep time: 10 minutes
course: Dinner
wine: red
shelf: upper
__proto__: odd
constructor: odd
---
-- A remark
= Base =
Boil @leeks{2%cups}(sliced) in a #pot{} for ~{10%minutes}.

> Add cream.
`,
}

const frontMatter: Sample = {
  format: 'markdown-front-matter',
  file: 'soup.md',
  furniture: /^(?:---|layout|image|date|[a-z]+:$|##)/,
  lines: `---
layout: recipe
title: Leek soup
description: Thick.
servings: 4 bowls
prep_time: 10 minutes
wine: red
constructor: odd
__proto__: odd
rating: 4 stars
ingredients:
  - 2 cups leeks
directions:
  - Boil the leeks.
---
A story of soup.
`,
}

const mealMaster: Sample = {
  format: 'mealmaster',
  file: 'soup.mmf',
  furniture: /^MMMMM/,
  lines: `From a friend
MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Leek soup
 Categories: Dinner
      Yield: 4 bowls
   Keywords: winter

      2 c  leeks

  Boil the leeks.

MMMMM
`,
}

const masterCookText: Sample = {
  format: 'mastercook-text',
  file: 'soup.mxp',
  furniture: /Exported from|^(?:-|\s+-)|Amount/,
  lines: `                     *  Exported from  MasterCook  *

                        Leek soup

Recipe By     : Anna
Serving Size  : 4    Preparation Time :0:30
Categories    : Dinner

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
     2    cups          leeks -- sliced

Boil the leeks.

Description: Thick.
NOTES : Add cream.
Source: Gran
Suggested Wine: red
                   - - - - - - - - - - - - - - - - - -

Per serving: 200 calories
Serving Ideas: with bread
`,
}

/** A sample file of each program. */
export const SAMPLES: readonly Sample[] = [
  ...JSON_SAMPLES,
  ...APP_SAMPLES,
  ...POST_SAMPLES,
  masterCook,
  recipeMl,
  gourmet,
  recipeKeeper,
  copyMeThat,
  cooklang,
  frontMatter,
  mealMaster,
  masterCookText,
]
