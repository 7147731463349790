import { isTag } from 'domhandler'
import type { TextBlock } from '@/src/parsing/web-page/page-document'
import { findRow } from '@/src/parsing/web-page/layout/page-rows'
import { getParentElement } from '@/src/parsing/web-page/page-document'
import { isSentence } from '@/src/parsing/recipe-lines/line-kind'

/** "Recipe: Ada Stone. Photography: …", "Recipe adapted from my aunt": who made the page. */
const RECIPE_LABEL =
  'recipe|rezept|recette|receta|ricetta|receita|recept|przepis|opskrift|oppskrift|resept|рецепт|tarif|resep'
const CREDIT_LABEL =
  'photo(?:s|graphy|graphs?)?|pictures?|foto(?:s|grafie|grafia|grafía|graf)?|bild(?:er)?|styling|author|autor(?:in|e|a)?|auteur|text(?:e|o)?|words|source|quelle|fuente|fonte|bron|źródło|zdroj|zdrój|källa|kilde|forrás|kaynak|джерело|источник|автор'
const CREDIT = new RegExp(
  `^(?:(?:${RECIPE_LABEL}|${CREDIT_LABEL})\\s?[:：]\\s?\\p{Lu}|(?:recipe )?(?:adapted|reprinted|extracted) from\\s|recipe (?:by|from|courtesy of)\\s)`,
  'iu',
)

/** "Letzte Änderung: 03.02.2008": when the page was changed. */
const CHANGED =
  /^(?:last (?:updated?|modified|changed?)|(?:zuletzt|letzte) (?:geändert|aktualisiert|änderung|aktualisierung)|dernière (?:mise à jour|modification)|mis à jour le|última (?:actualización|modificación|atualização)|actualizado|atualizado em|ultim[oa] (?:aggiornamento|modifica)|aggiornato|laatst (?:bijgewerkt|gewijzigd)|senast (?:uppdaterad|ändrad)|sist (?:oppdatert|endret)|senest (?:opdateret|ændret)|ostatnia (?:aktualizacja|zmiana)|zaktualizowano|naposledy|обновлено|оновлено)(?!\p{L})/iu

/** Farewells: "Until next week, stay warm." */
const FAREWELL =
  /^(?:(?:and )?that['’]s (?:it|all)(?: for (?:now|today))?\s?[!.,–—-]|until next|see you (?:next|soon|again)|bis (?:bald|dann|zum nächsten|nächste)|(?:alles liebe|liebe grüße|eure?\s)|à (?:bientôt|la prochaine|très vite)|bises|hasta (?:la próxima|pronto|luego)|(?:un )?(?:besos|abrazo)|alla prossima|a presto|até (?:à próxima|a próxima|breve|logo)|tot (?:de volgende|snel|gauw|ziens)|do (?:zobaczenia|następnego)|pozdrawiam|vi ses|kram(?:ar)?(?!\p{L})|på (?:återseende|gensyn)|до (?:встречи|зустрічі|побачення|скорого)|nähdään|na shledanou|görüşmek üzere|sampai jumpa|hẹn gặp|x{2,}o*(?:\s|$))/iu
/** "— Ines" */
const SIGNATURE = /^[—–-]\s?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2}[.!]?$/u

/** "Tip: …", "Crumb tip: …", "TO STORE Keep in a tin.": notes that stand among the steps. */
const NOTE =
  /^(?:(?:[\p{L}’']+\s){0,3}(?:tips?|tipps?|hints?|astuces?|conseils?|consejos?|trucos?|consigli(?:o)?|dicas?|wskazówk[ai]|porada|rada|tipy?|порада|совет|ipucu|püf noktası|mẹo)(?: (?:du|de la|des|del|della|von|van) [\p{L}’']+){0,2}|storage|to (?:store|freeze|make ahead)|make[- ]ahead|variations?|variante|aufbewahrung|conservation|conservación|conservazione|bewaren|wine match|accord (?:mets|vin)\p{L}*)\s?[:：–—]\s/iu
const UPPER_NOTE =
  /^(?:TO (?:STORE|FREEZE)|STORAGE|NOTES?|TIPS?|COOK[’']?S (?:TIP|NOTE)) \p{Lu}\p{Ll}/u

/** "Dazu passt Kartoffelsalat.": what goes with the dish. */
const GOES_WITH =
  /^(?:dazu (?:passt|passen|schmeckt|schmecken)|passt (?:gut |prima |hervorragend )?(?:zu|dazu)|passer (?:bra|godt|fint) til|passar (?:bra|fint) till|sopii hyvin|(?:it |this )?goes (?:well|beautifully|nicely) with)(?!\p{L})/iu

/** "Per portion: 320 kcal, 8 g fat" */
const NUTRITION = /\d\s?(?:k?cal|kj|ккал)(?!\p{L})/iu
/** "For a vegan version, …": how else to go about it. */
const VERSION =
  /^(?:for an? |für eine |pour une |para una |per una |voor een )(?:\p{L}+[\s-]){0,3}(?:version|alternative|variation|variante|versión|versione|versie|variant)(?!\p{L})/iu
/** "To drink: a dry cider.", "Next week: leftovers." */
const BESIDE =
  /^(?:(?:to )?drink|wine|next (?:week|time|month)|(?:if|when) you (?:like|liked|love|loved|enjoyed) (?:this|these)|you (?:may|might) also)(?!\p{L})/iu

const NOTE_CLASS =
  /(?:^|[\s_-])(?:tips?|tipps?|notes?|hints?|astuces?|conseils?|consejos?|consigli|dicas?|credits?|byline|signature)(?:$|[\s_-])/i

/** A single sentence may be a story. */
const MIN_STEPS = 2
const MAX_LENGTH = 300

const ENDS = [CREDIT, CHANGED, FAREWELL, SIGNATURE, GOES_WITH, NUTRITION, BESIDE]

/**
 * Returns the blocks of a method without notes among its steps, up to the first block about the
 * page instead of the dish: credits, dates of change, farewells.
 */
export function cutAtMethodEnd(blocks: TextBlock[]): TextBlock[] {
  let steps = 0
  const kept: TextBlock[] = []
  for (const block of blocks) {
    if (steps >= MIN_STEPS && isMethodEnd(block)) break
    if (steps >= MIN_STEPS && isNote(block)) continue
    kept.push(block)
    if (isSentence(block.text)) steps += 1
  }
  return kept
}

/** Returns whether a block below the steps of a method is about the page instead of the dish. */
export const isMethodEnd = (block: TextBlock): boolean =>
  isOfForm(block) || (block.text.length <= MAX_LENGTH && ENDS.some((mark) => mark.test(block.text)))

/** Returns whether a block is a note among the steps of a method. */
export function isNote({ text, element }: TextBlock): boolean {
  // Items of a list of steps are what their author calls steps.
  if (findRow(element) !== null) return false
  if ([NOTE, UPPER_NOTE, VERSION].some((mark) => mark.test(text))) return true
  return [element, getParentElement(element)].some(
    (each) => each && NOTE_CLASS.test(each.attribs.class ?? ''),
  )
}

// "One recipe a week by email." right above a form.
function isOfForm({ element }: TextBlock): boolean {
  const next = element.next && isTag(element.next) ? element.next : element.next?.next
  return next != null && isTag(next) && next.name === 'form'
}
