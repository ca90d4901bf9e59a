import { fetchSecondStep, makeRecoveryCodes, removeAuthenticatorApp, removePasskey } from 'api-client';
import type { Passkey, SecondStep } from 'api-client';
import { useState, type ReactNode } from 'react';
import { useDates, useChange, useRead } from 'shared-store';
import { Badge, Button, ErrorPanel, Heading, notify, Notice, Panel, SkeletonForm } from 'ui-kit';
import { AppDialog } from './app-dialog';
import { PasskeyDialog } from './passkey-dialog';
import { PasswordDialog } from './password-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import classes from './second-step.module.css';

type Open =
  | { readonly dialog: 'app' | 'passkey' | 'remove-app' | 'make-codes' }
  | { readonly dialog: 'remove-passkey'; readonly passkey: Passkey }
  | { readonly dialog: 'codes'; readonly codes: readonly string[] };

/** The second step of the signed-in administrator: an authenticator app, passkeys, recovery codes. */
export function SecondStepPanel(): ReactNode {
  const { data, isError, isFetching, refetch } = useRead(fetchSecondStep, undefined);
  if (!data) {
    return isError ? (
      <ErrorPanel message="The second step could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonForm />
    );
  }
  return <SecondSteps step={data} />;
}

function SecondSteps({ step }: { readonly step: SecondStep }): ReactNode {
  const dates = useDates();
  const [open, setOpen] = useState<Open>();
  const { appSince, passkeys, recoveryCodesLeft, required } = step;
  const on = appSince !== undefined || passkeys.length > 0;
  return (
    <Panel id="second-step">
      <Heading level={2} size={5}>
        Second step{' '}
        <Badge tone={on ? 'success' : required ? 'warning' : 'neutral'}>
          {on ? 'On' : required ? 'Required' : 'Off'}
        </Badge>
      </Heading>
      <p className={classes.about}>
        Signing in then needs your password and something that only you have.
        {required && ' Owners must have an authenticator app or a passkey.'}
      </p>
      <div className={classes.part}>
        <div>
          <h3 className={classes.title}>Authenticator app</h3>
          <p className={classes.about}>
            {appSince
              ? `Set up on ${dates.shortDay(appSince)}.`
              : 'An app on your phone that shows a new code every 30 seconds.'}
          </p>
        </div>
        <div className={classes.actions}>
          <Button variant={on ? 'secondary' : 'primary'} size="small" onClick={() => setOpen({ dialog: 'app' })}>
            {appSince ? 'Replace app' : 'Set up app'}
          </Button>
          {appSince && (
            <Button variant="ghost" size="small" onClick={() => setOpen({ dialog: 'remove-app' })}>
              Remove app
            </Button>
          )}
        </div>
      </div>
      <div className={classes.part}>
        <div>
          <h3 className={classes.title}>Passkeys</h3>
          <p className={classes.about}>
            Your fingerprint, face, PIN or security key. A passkey alone signs you in too.
          </p>
        </div>
        <div className={classes.actions}>
          <Button variant="secondary" size="small" onClick={() => setOpen({ dialog: 'passkey' })}>
            Add passkey
          </Button>
        </div>
        {passkeys.length > 0 && (
          <ul role="list" className={classes.passkeys}>
            {passkeys.map((passkey) => (
              <li key={passkey._id}>
                <span className={classes.name}>{passkey.name}</span>
                <span className={classes.about}>
                  Added on {dates.shortDay(passkey.createdAt)}
                  {passkey.lastUsedAt ? `, last used on ${dates.shortDay(passkey.lastUsedAt)}` : ', not used yet'}
                </span>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => setOpen({ dialog: 'remove-passkey', passkey })}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {on && (
        <div className={classes.part}>
          <div>
            <h3 className={classes.title}>Recovery codes</h3>
            <p className={classes.about}>
              {recoveryCodesLeft} of 10 left. Use one when you do not have your app or passkey with you. Each works
              once.
            </p>
          </div>
          <div className={classes.actions}>
            <Button variant="secondary" size="small" onClick={() => setOpen({ dialog: 'make-codes' })}>
              Create new codes
            </Button>
          </div>
          {recoveryCodesLeft < 3 && (
            <Notice tone="warning" role="status">
              You have few recovery codes left. Create new ones.
            </Notice>
          )}
        </div>
      )}
      {open && <OpenDialog open={open} hasPassword={step.hasPassword} onOpen={setOpen} />}
    </Panel>
  );
}

interface OpenDialogProps {
  readonly open: Open;
  readonly hasPassword: boolean;
  readonly onOpen: (open: Open | undefined) => void;
}

function OpenDialog({ open, hasPassword, onOpen }: OpenDialogProps): ReactNode {
  const [removeApp] = useChange(removeAuthenticatorApp);
  const [remove] = useChange(removePasskey);
  const [makeCodes] = useChange(makeRecoveryCodes);
  const close = (): void => onOpen(undefined);
  const done = (codes: readonly string[] | undefined): void => onOpen(codes && { dialog: 'codes', codes });
  const shared = { hasPassword, onClose: close };
  switch (open.dialog) {
    case 'app':
      return <AppDialog {...shared} onDone={done} />;
    case 'passkey':
      return <PasskeyDialog {...shared} onDone={done} />;
    case 'codes':
      return <RecoveryCodesDialog codes={open.codes} onClose={close} />;
    case 'remove-app':
      return (
        <PasswordDialog
          {...shared}
          danger
          title="Remove the authenticator app?"
          description="You can no longer sign in with its codes."
          action="Remove app"
          onConfirm={async (body) => {
            notify.success((await removeApp({ body }).unwrap()).message);
            close();
          }}
        />
      );
    case 'remove-passkey':
      return (
        <PasswordDialog
          {...shared}
          danger
          title={`Remove ${open.passkey.name}?`}
          description="You can no longer sign in with this passkey."
          action="Remove passkey"
          onConfirm={async (body) => {
            const answer = await remove({ params: { id: open.passkey._id }, body }).unwrap();
            notify.success(answer.message);
            close();
          }}
        />
      );
    case 'make-codes':
      return (
        <PasswordDialog
          {...shared}
          title="Create new recovery codes?"
          description="You get ten new codes. The codes you have now will stop working."
          action="Create new codes"
          onConfirm={async (body) => {
            const answer = await makeCodes({ body }).unwrap();
            notify.success(answer.message);
            done(answer.recoveryCodes);
          }}
        />
      );
  }
}
