import { fieldErrorsOf, type AccountBody } from 'api-client';
import { messageOf, useAppDispatch, userLoaded } from 'shared-store';
import { notify } from 'ui-kit';
import { showFieldErrors, type FieldValues, type UseFormReturn } from 'ui-kit/form';
import { useAccountUpdateMutation } from '../store/account';

/** Changes the account; the name in the navbar follows at once, and a refusal stands at its field. */
export function useAccountChange<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [update] = useAccountUpdateMutation();
  const dispatch = useAppDispatch();
  return async (body: AccountBody): Promise<boolean> => {
    try {
      const { message, userInfo } = await update({ body }).unwrap();
      const { twoStep: _twoStep, sessions: _sessions, ...user } = userInfo;
      dispatch(userLoaded(user));
      notify.success(message);
      return true;
    } catch (error) {
      notify.error(messageOf(error));
      showFieldErrors(form, fieldErrorsOf(error));
      return false;
    }
  };
}
