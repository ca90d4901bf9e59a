import type { AnyEndpoint } from 'api-client';
import { useAppSelector } from './hooks';
import type { RootState } from './root-reducer';

/**
 * Whether the signed-in user may make a call. Components ask it before they show a button, so that users do not work
 * for a refusal; the server decides. The screen of an expired session with unsaved input does not change.
 */
export function selectPermission({ session }: Pick<RootState, 'session'>, endpoint: AnyEndpoint): boolean {
  const user = session.userInfo ?? session.expiredUser;
  if (!user) return false;
  // Without a role in its answer, the server refuses by itself.
  return user.role === undefined || (endpoint.roles?.includes(user.role) ?? true);
}

/** `selectPermission` for a component. */
export function usePermission(endpoint: AnyEndpoint): boolean {
  return useAppSelector((state) => selectPermission(state, endpoint));
}
