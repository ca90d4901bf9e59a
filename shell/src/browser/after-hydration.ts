import { delayPassed, type AppStore } from 'shared-store';

/** The specification's delayed flag switches on this long after load, in milliseconds (section 9). */
const DELAYED_FLAG = 1_000;

/** Runs work when the browser is idle; soon afterwards in browsers without `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}

/** Starts the work that can wait until the page is interactive: toasts, the auth check, the lists of the whole site. */
export function afterHydration(
  store: AppStore,
  checkSession: () => Promise<void>,
  startUpdates: () => Promise<void>,
): void {
  performance.mark('interactive');
  document.documentElement.dataset['hydrated'] = '';
  setTimeout(() => store.dispatch(delayPassed()), DELAYED_FLAG);
  void checkSession();
  whenIdle(() => {
    void import(/* webpackChunkName: "toaster" */ './toaster').then(({ mountToaster }) => mountToaster(store));
    void startUpdates();
  });
}
