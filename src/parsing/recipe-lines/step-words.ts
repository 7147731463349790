/** Alternatives of "step" for a regular expression, in the supported languages. */
export const STEP_WORD =
  '(?:step|schritt|étape|etape|étapa|paso|stap|passo|passaggio|steg|trin|krok|adım|lépés|vaihe|pas|etapa|korak|шаг|крок|стъпка|βήμα|الخطوة|خطوة|שלב|ステップ|手順|步骤|步驟|第|단계|langkah|bước)'

/** "2 of 5", "2/5", "2 von 5", "第2步": a number, perhaps of how many. */
const COUNT = String.raw`\s*#?\s*\d{1,2}\s*(?:步|단계)?(?:\s*(?:of|von|de|di|van|av|af|z|ze|iz|из|з|sur|su|\/)\s*\d{1,2})?`

/** Returns whether a label only numbers a step: "Step 2", "Schritt 1/3", "Step 1 of 4:". */
export function isStepLabel(text: string): boolean {
  return text.length < 40 && [LABEL, COUNTED].some((label) => label.test(text.trim()))
}

const LABEL = new RegExp(String.raw`^${STEP_WORD}(?:${COUNT})?\s*[.:：)]?$`, 'iu')

/** "2Schritt", "3. étape", "step-0" */
const COUNTED = new RegExp(
  String.raw`^(?:\d{1,2}\s?\.?\s?${STEP_WORD}|${STEP_WORD}-\d{1,2})\s*[.:：)]?$`,
  'iu',
)

/** Returns whether a label is that of the first step. */
export const isFirstStepLabel = (text: string): boolean =>
  text.length < 40 &&
  LABEL.test(text.trim()) &&
  /(?<!\d)1(?!\d)/.test(
    text.replace(/(?:of|von|de|di|van|av|af|z|ze|iz|из|з|sur|su|\/)\s*\d.*$/iu, ''),
  )
