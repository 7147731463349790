'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { CallAnswer } from '@/src/contract/schemas'
import { Button, ButtonLink } from '@/src/ui/button'
import { useIsScripted } from '@/src/ui/form/use-is-scripted'
import { ErrorBox } from '../parts/error-box'
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
  const finishing = useCallMutation('finishTestAccount')
  const isBusy = finishing.isBusy || finishing.isDone
  const isScripted = useIsScripted()
  const finish = async (): Promise<void> => {
    const finished = await finishing.run({ params: { accountId } })
    if (!finished) return
    const { account: changed } = finished.answer
    setAccount(changed)
    if (changed.returnUrl !== null) window.location.assign(changed.returnUrl)
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
      <ErrorBox words={finishing.message} />
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
