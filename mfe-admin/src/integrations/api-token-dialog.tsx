import { createApiToken, fetchSecondStep } from 'api-client';
import type { TokenScope } from 'api-client/token-scopes';
import type { ReactNode } from 'react';
import { useDates, failureOf, useChange, useRead } from 'shared-store';
import { FormDialog } from 'admin-kit';
import { TextField, useForm, useSubmission } from 'ui-kit/form';
import { CurrentPasswordField, passwordBody } from '../second-step/current-password-field';
import { ScopeChoices } from './scope-choices';
import type { Dates } from 'api-client';

const DAY = 86_400_000;

/** The date in the site's time zone after a number of days, in the format of a date input. */
function inDays(days: number, dates: Dates): string {
  return dates.dayOf(new Date(Date.now() + days * DAY));
}

interface ApiTokenDialogProps {
  /** Receives the token, which is shown only once. */
  readonly onCreated: (token: string) => void;
  readonly onClose: () => void;
}

const LASTS_DAYS = 90;
const LASTS_AT_MOST_DAYS = 365;

/** Creates an API token: its system, its access and its expiry. */
export function ApiTokenDialog({ onCreated, onClose }: ApiTokenDialogProps): ReactNode {
  const dates = useDates();
  const [create] = useChange(createApiToken);
  const { data: secondStep } = useRead(fetchSecondStep);
  const form = useForm({
    defaultValues: { name: '', scopes: [] as TokenScope[], expiresAt: inDays(LASTS_DAYS, dates), currentPassword: '' },
  });
  const { send } = useSubmission(form, failureOf);
  return (
    <FormDialog
      onClose={onClose}
      title="Create API token"
      description="Another system calls the API with it. It never gets more access than you have, and none to accounts, applications, messages and other people’s data. It stops working when your account is deleted. All owners get an email about it."
      form={form}
      onSubmit={async ({ expiresAt, currentPassword, ...values }) =>
        void (await send(async () => {
          const body = {
            ...values,
            expiresAt: dates.endOf(expiresAt).toISOString(),
            ...passwordBody(currentPassword),
          };
          const { token } = await create({ body }).unwrap();
          onCreated(token);
        }))
      }
      submit="Create API token"
    >
      <TextField
        name="name"
        label="Name"
        hint="The system that will use it. The audit log shows this name."
        autoComplete="off"
        rules={{ required: 'Name is required' }}
      />
      <ScopeChoices />
      <TextField
        name="expiresAt"
        type="date"
        label="Works until the end of"
        hint="At most a year from now."
        min={inDays(0, dates)}
        max={inDays(LASTS_AT_MOST_DAYS, dates)}
        rules={{ required: 'Choose a date' }}
      />
      <CurrentPasswordField needed={secondStep?.hasPassword ?? true} />
    </FormDialog>
  );
}
