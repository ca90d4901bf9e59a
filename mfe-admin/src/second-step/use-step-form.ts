import { checkUser, fieldErrorsOf } from 'api-client';
import { callApi, messageOf, useAppDispatch, userLoaded } from 'shared-store';
import { notify } from 'ui-kit';
import { showFieldErrors, type FieldValues, type UseFormReturn } from 'ui-kit/form';

/** Sends a form; shows an error at the field that it names, or in a toast if it names none. */
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

/** Loads the session again: the second step may no longer be due. */
export function useSessionRefresh(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return async () => {
    const { userInfo } = await dispatch(callApi(checkUser));
    dispatch(userLoaded(userInfo));
  };
}
