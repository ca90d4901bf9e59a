import { fetchSecondStep, getUserInfo } from 'api-client';
import type { ReactNode } from 'react';
import { selectSession, useAppSelector, useRead } from 'shared-store';
import { ErrorPanel, SkeletonForm } from 'ui-kit';
import { ScreenHead } from 'admin-kit';
import { AddressForm } from './address-form';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';
import { SecondStepPanel } from '../second-step/second-step-panel';
import { MailCodeForm } from './mail-code-form';
import classes from './account.module.css';

/** The signed-in administrator's account: name, address, password, second step and sessions. */
export function Component(): ReactNode {
  const {
    data: account,
    isError,
    isFetching,
    refetch,
  } = useRead(getUserInfo, undefined, { refetchOnMountOrArgChange: true });
  const toBeConfirmed = useAppSelector(selectSession).userInfo?.toBeConfirmed ?? false;
  // Requested early, so that the forms below the panel do not move when it appears.
  const { isLoading } = useRead(fetchSecondStep, undefined, { refetchOnMountOrArgChange: true, skip: toBeConfirmed });
  const isReady = account !== undefined && !isLoading;
  return (
    <div className={classes.page}>
      <ScreenHead
        title="Your account"
        lead={isReady ? `${account.email}, ${account.roleName ?? account.role}` : undefined}
      />
      {isError && !account && (
        <ErrorPanel message="The account could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!isReady && !isError && <SkeletonForm />}
      {isReady && (
        <>
          {/* Always rendered here: it still shows the recovery codes when setting up a second step is no longer
              due. */}
          {!account.toBeConfirmed && <SecondStepPanel />}
          <NameForm name={account.name} />
          <AddressForm email={account.email} />
          <PasswordForm email={account.email} />
          {(account.role !== 'owner' || account.twoStep) && <MailCodeForm on={account.twoStep} />}
          <SessionList sessions={account.sessions} />
        </>
      )}
    </div>
  );
}
