import { useBlocker } from 'react-router-dom';
import { useUnsavedChanges } from 'ui-kit/form';

/**
 * Prevents leaving with unsaved changes: a dialog for links of the site, the browser's own question for closing the
 * tab.
 *
 * @returns the state of the dialog and its two answers
 */
export function useUnsavedGuard(dirty: boolean): { isBlocked: boolean; leave: () => void; stay: () => void } {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnsavedChanges(dirty);
  return {
    isBlocked: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
