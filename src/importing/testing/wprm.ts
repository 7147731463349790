import { serializePhp } from '@/src/importing/testing/wxr'
import type { WxrItem } from '@/src/importing/testing/wxr'

/** A recipe of WP Recipe Maker as it is exported, with pictures 30 and 31. */
export const WPRM: WxrItem = {
  id: 20,
  type: 'wprm_recipe',
  title: 'WPRM Crêpes',
  content: 'Thin and <strong>light</strong>.',
  meta: {
    wprm_servings: '4',
    wprm_servings_unit: 'people',
    wprm_prep_time: '10',
    wprm_cook_time: '20',
    wprm_total_time: '60',
    wprm_custom_time: '30',
    wprm_custom_time_label: 'Resting Time',
    wprm_ingredients: serializePhp([
      {
        uid: 0,
        name: '',
        ingredients: [
          { uid: 1, amount: '250', unit: 'g', name: 'flour', notes: 'sifted' },
          { uid: 2, amount: '½', unit: 'l', name: 'crème fraîche', notes: '' },
        ],
      },
      {
        name: 'For the sauce',
        ingredients: [{ amount: '1', unit: '', name: '<a href="#">lemon</a>', notes: '' }],
      },
    ]),
    wprm_instructions: serializePhp([
      {
        name: '',
        instructions: [{ text: '<p>Whisk <em>well</em>.</p>', image: 31 }, { text: 'Bake.' }],
      },
    ]),
    wprm_equipment: serializePhp([{ name: 'Whisk', id: 7 }]),
    wprm_notes: '<p>Keeps a day.</p>',
    _thumbnail_id: '30',
  },
  extra:
    '<category domain="wprm_course" nicename="dessert"><![CDATA[Dessert]]></category><category domain="wprm_cuisine" nicename="french"><![CDATA[French]]></category>',
}
