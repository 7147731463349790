import Stripe from 'stripe'
import { describe, expect, it, vi } from 'vitest'
import { exampleBrand } from '@/src/testing/example-brand'
import { getBranding, withoutRefusedBranding } from './branding'

const warn = vi.fn()
const payload = { logger: { warn } }
const params = { branding_settings: { display_name: 'Salt' }, success_url: 'https://x.example' }
const refusal = (param: string) =>
  new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: 'No.',
    param,
  })

// docs/product/payments.md#checkout
describe('a checkout at the payment service', () => {
  it('has the name, the colors and the logo of its site', () => {
    const colors = {
      background: '#111111',
      text: '#eeeeee',
      accent: '#222222',
      onAccent: '#ffffff',
    }
    const logoUrl = 'https://example.com/logos/salt.png'
    expect(getBranding({ brand: exampleBrand({ colors, logoUrl }) })).toEqual({
      display_name: 'Salt',
      background_color: '#111111',
      button_color: '#222222',
      logo: { type: 'url', url: logoUrl },
    })
  })

  it('names no logo that the service cannot fetch', () => {
    const logoUrl = 'http://localhost:3000/logos/salt.png'
    expect(getBranding({ brand: exampleBrand({ logoUrl }) })).not.toHaveProperty('logo')
  })

  it('is opened without the look of its site where that alone is refused', async () => {
    const opened: [object, string][] = []
    const opening = withoutRefusedBranding(payload, params, (given, suffix) => {
      opened.push([given, suffix])
      return opened.length === 1
        ? Promise.reject(refusal('branding_settings[logo][url]'))
        : Promise.resolve('cs_1')
    })
    await expect(opening).resolves.toBe('cs_1')
    expect(opened).toEqual([
      [params, ''],
      [{ success_url: params.success_url }, ':plain'],
    ])
    expect(warn).toHaveBeenCalledOnce()
  })

  it('fails where anything else is refused', async () => {
    const open = vi.fn(() => Promise.reject(refusal('success_url')))
    await expect(withoutRefusedBranding(payload, params, open)).rejects.toThrow('No.')
    expect(open).toHaveBeenCalledOnce()
  })
})
