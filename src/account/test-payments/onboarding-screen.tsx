'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { call } from '@/src/api/call'
import type { CallAnswer } from '@/src/contract/schemas'
import { Button, ButtonLink } from '@/src/ui/button'
import { useIsScripted } from '@/src/ui/form/use-is-scripted'
import { ErrorBox } from '../parts/error-box'
import { errorMessage } from '../state/use-answer'
import { TestModeScreen } from './test-mode-screen'
import styles from './test-payments.module.css'

type Account = CallAnswer<'getTestAccount'>['account']
type OnboardingProps = { accountId: string; account: Account }

/**
 * Sets up the payment account of a site in local test mode, in place of Stripe's onboarding.
 * @see docs/product/payments.md#test-mode
 */
export function TestAccountScreen({ accountId, account: opened }: OnboardingProps): ReactElement {
  const [account, setAccount] = useState(opened)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isScripted = useIsScripted()
  const finish = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const answer = await call('finishTestAccount', { params: { accountId } })
      setAccount(answer.account)
      if (answer.account.returnUrl !== null) window.location.assign(answer.account.returnUrl)
      else setBusy(false)
    } catch (reason) {
      setFailure(errorMessage(reason))
      setBusy(false)
    }
  }
  return (
    <TestModeScreen
      title={account.isFinished ? 'The account is set up' : 'Set up the account'}
      lead={
        account.isFinished
          ? 'It can be paid, and it pays out.'
          : 'Stripe would ask here for a bank account and who you are. Test mode asks for nothing.'
      }
    >
      {account.email === null ? null : <p>The account is of {account.email}.</p>}
      <ErrorBox words={failure} />
      <div className={styles.acts}>
        {account.isFinished ? null : (
          <Button
            kind="primary"
            isLarge
            isBusy={isBusy || !isScripted}
            onClick={() => void finish()}
          >
            {isBusy ? 'Setting up...' : 'Finish'}
          </Button>
        )}
        {account.returnUrl === null ? null : (
          <ButtonLink
            kind={account.isFinished ? 'primary' : 'quiet'}
            isLarge
            href={account.returnUrl}
          >
            Go back
          </ButtonLink>
        )}
      </div>
    </TestModeScreen>
  )
}
