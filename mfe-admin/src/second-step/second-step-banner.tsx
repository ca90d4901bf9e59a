import type { CurrentUser } from 'api-client';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Notice } from 'ui-kit';
import { secondStepDue } from './second-step-due';
import classes from './second-step.module.css';

export const ACCOUNT = '/admin/account';

/** Tells an owner above every screen which second step is still missing, and the deadline. */
export function SecondStepBanner({ user }: { readonly user: CurrentUser | null }): ReactNode {
  const { pathname } = useLocation();
  const due = secondStepDue(user);
  if (user?.toBeConfirmed) {
    return (
      <div className={classes.banner}>
        <Notice tone="warning">
          Your password was reset by email, so you {due?.over ? 'can do nothing here' : 'work as an editor'} for now.
          The operator of the server can make you an owner again:{' '}
          <code>npm run admin -- recover --email {user.email}</code>
        </Notice>
      </div>
    );
  }
  if (!due) return null;
  const link = pathname === ACCOUNT ? null : <Link to={ACCOUNT}>Set one up</Link>;
  return (
    <div className={classes.banner}>
      <Notice tone={due.over ? 'danger' : 'warning'}>
        {due.over
          ? 'Owners need a second step. Set up an authenticator app or a passkey to continue.'
          : `Owners need a second step. You have ${due.left} left to set up an authenticator app or a passkey. `}
        {link}
      </Notice>
    </div>
  );
}
