import { checkUser, fieldErrorsOf } from 'api-client';
import { callApi, messageOf, useAppDispatch, userLoaded } from 'shared-store';
import { notify } from 'ui-kit';
import { showFieldErrors, type FieldValues, type UseFormReturn } from 'ui-kit/form';

/** Runs a call of a form; a refusal stands at its field, or in a toast where it names none. */
export function useStepForm<Values extends FieldValues>(form: UseFormReturn<Values>) {
  return async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (showFieldErrors(form, errors).length === errors.length) notify.error(messageOf(error));
      return false;
    }
  };
}

/** Asks who is signed in once more: what was due may be done. */
export function useSessionRefresh(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return async () => {
    const { userInfo } = await dispatch(callApi(checkUser));
    dispatch(userLoaded(userInfo));
  };
}
