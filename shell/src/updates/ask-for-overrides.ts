import { grantOverride } from 'api-client';
import { callApi, messageOf, selectUserInfo, type AppStore } from 'shared-store';
import { notify } from 'ui-kit';
import type { SiteOverrides } from '../site-data';
import { showNotice } from './notice-bar';
import { forgetOverrides, refusalsOf, resetOverrides } from './overrides';

const STAFF_ONLY = 'Remotes from elsewhere are shown only to people who are signed in.';

/**
 * Asks a signed-in user whether to load the remote in the address from elsewhere; with a grant of the API, this browser
 * gets it from the next document on. Other visitors see a message that it is not loaded.
 *
 * @param asked the override that the server would allow with a grant, at most one remote, and the refused ones
 */
export async function askForOverrides(
  asked: SiteOverrides,
  store: AppStore,
  checkSession: () => Promise<void>,
): Promise<void> {
  forgetOverrides();
  const reset = { label: 'Reset', onClick: resetOverrides };
  const refusals = refusalsOf(asked);
  const [override] = Object.entries(asked.accepted);
  if (!override) return void showNotice(refusals.join(' '), reset);
  await checkSession();
  if (!selectUserInfo(store.getState())) return void showNotice([...refusals, STAFF_ONLY].join(' '), reset);
  const [remote, address] = override;
  const load = async (): Promise<void> => {
    try {
      await store.dispatch(callApi(grantOverride, { body: { remote, address } }));
      location.reload();
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  const question = `Load “${remote}” from ${address}? Only this browser, for 15 minutes.`;
  const close = showNotice(
    [...refusals, question].join(' '),
    { label: 'Load', onClick: () => void load() },
    { label: 'Not now', onClick: () => close() },
  );
}
