import { Failure } from '@/src/contract/failure'
import type { SiteSettings } from '@/src/contract/site/site-settings'
import { isCurrency, priceProblem } from '@/src/domain/payments/chargeable'

type Prices = Pick<SiteSettings, 'currency' | 'monthlyAmountCents' | 'yearlyAmountCents'>

/**
 * Refuses changed prices that no payment service would charge, so that the author sees the error and not
 * the first buyer.
 * @throws Failure `validation_failed`
 * @see docs/product/payments.md#amounts
 */
export function requireChargeablePrices(
  before: Prices,
  write: { [Name in keyof Prices]?: Prices[Name] | undefined },
): void {
  const now = {
    currency: write.currency ?? before.currency,
    monthlyAmountCents: amountOf(write.monthlyAmountCents, before.monthlyAmountCents),
    yearlyAmountCents: amountOf(write.yearlyAmountCents, before.yearlyAmountCents),
  }
  const isOtherCurrency = now.currency !== before.currency
  if (isOtherCurrency && !isCurrency(now.currency)) {
    throw refused([{ path: 'currency', message: 'Use a currency such as USD or EUR.' }])
  }
  const issues = (['monthlyAmountCents', 'yearlyAmountCents'] as const).flatMap((path) => {
    if (!isOtherCurrency && now[path] === before[path]) return []
    const message = priceProblem(now[path] ?? 0, now.currency)
    return message === null ? [] : [{ path, message }]
  })
  if (issues.length > 0) throw refused(issues)
}

const amountOf = (written: number | null | undefined, before: number | null): number | null =>
  written === undefined ? before : written

const refused = (issues: { path: string; message: string }[]): Failure =>
  new Failure('validation_failed', 'Some fields are invalid.', { issues })
