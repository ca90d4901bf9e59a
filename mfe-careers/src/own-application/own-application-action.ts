import { fetchOwnApplication, postFailureOf, withdrawOwnApplication } from 'api-client';
import { data } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';
import {
  NO_APPLICATION,
  NOT_SURE,
  REFERENCE,
  STEP,
  SURE,
  WITHDRAW,
  type OwnApplicationAnswer,
} from './own-application-answer';

const INVALID = 422;
const NOT_FOUND = 404;

/** Shows an application to a browser without scripts, or withdraws it. Withdrawing twice changes nothing more. */
export async function ownApplicationAction(store: AppStore, request: Request) {
  const form = await request.formData();
  try {
    const withdraws = form.get(STEP) === WITHDRAW;
    if (withdraws && form.get(SURE) !== null) {
      const { application } = await store.dispatch(
        callApi(withdrawOwnApplication, { body: { reference: String(form.get(REFERENCE)) } }),
      );
      return data<OwnApplicationAnswer>({ application });
    }
    const { application } = await store.dispatch(callApi(fetchOwnApplication, { body: {} }));
    return data<OwnApplicationAnswer>(
      { application, ...(withdraws && { error: NOT_SURE }) },
      { status: withdraws ? INVALID : 200 },
    );
  } catch (error) {
    const { status, message } = postFailureOf(error);
    return data<OwnApplicationAnswer>({ error: status === NOT_FOUND ? NO_APPLICATION : message }, { status });
  }
}
