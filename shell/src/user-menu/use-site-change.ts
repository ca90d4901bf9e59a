import { useState } from 'react';
import { messageOf, readToken, makeStale, useAppDispatch } from 'shared-store';
import { notify } from 'ui-kit';

/** Specification, sections 5 and 8. */
export const NOT_AUTHORIZED = 'You are not authorized to perform this action';
export const ALL_FIELDS_REQUIRED = 'All Fields are Required';
export const LOGO_UPLOAD_FAILED = 'Image Upload Failed';

/**
 * A change of the site's settings: refused without a token; busy while it runs, and reset afterwards in every case. Its
 * message is shown as a toast, and the settings are loaded again, so that every page shows them at once.
 */
export function useSiteChange(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const dispatch = useAppDispatch();

  const run = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true);
    try {
      notify.success(await work());
      dispatch(makeStale('site-settings', 'media', 'audit'));
      onDone();
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    run,
    /** Shows why nothing is sent: no token, or missing fields. */
    refuse: () => notify.error(readToken() ? ALL_FIELDS_REQUIRED : NOT_AUTHORIZED),
    /** Returns false and shows a message without a token. */
    mayTry: (): boolean => {
      if (readToken()) return true;
      notify.error(NOT_AUTHORIZED);
      return false;
    },
  };
}
