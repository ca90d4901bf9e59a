import { updateAccount } from 'api-client';
import type { AccountBody } from 'api-client';
import { failureOf, useAppDispatch, userLoaded, useChange } from 'shared-store';
import { notify } from 'ui-kit';
import { useSubmission, type FieldValues, type UseFormReturn } from 'ui-kit/form';

/** Changes the account and the name in the navbar; an error appears at its field. */
export function useAccountChange<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [update] = useChange(updateAccount);
  const dispatch = useAppDispatch();
  const { send } = useSubmission(form, failureOf);
  return (body: AccountBody): Promise<boolean> =>
    send(async () => {
      const { message, userInfo } = await update({ body }).unwrap();
      const { twoStep: _twoStep, sessions: _sessions, ...user } = userInfo;
      dispatch(userLoaded(user));
      notify.success(message);
    });
}
