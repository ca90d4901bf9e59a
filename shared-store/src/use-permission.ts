import type { AnyEndpoint } from 'api-client';
import { useAppSelector } from './hooks';
import type { RootState } from './root-reducer';

/**
 * Whether whoever is signed in may make a call: what shows a button asks it, so that nobody works for a refusal. It is
 * a courtesy; the server decides. A screen that is kept after its session ended stays as it was.
 */
export function selectPermission({ session }: Pick<RootState, 'session'>, endpoint: AnyEndpoint): boolean {
  const user = session.userInfo ?? session.kept;
  if (!user) return false;
  // A server that tells no role says no by itself.
  return user.role === undefined || (endpoint.roles?.includes(user.role) ?? true);
}

/** `selectPermission` for a component. */
export function usePermission(endpoint: AnyEndpoint): boolean {
  return useAppSelector((state) => selectPermission(state, endpoint));
}
