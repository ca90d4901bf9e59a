import { mayPublish, type AnyEndpoint } from 'api-client';
import { useAppSelector } from './hooks';
import type { RootState } from './root-reducer';

type WithSession = Pick<RootState, 'session'>;

/** The signed-in user. The screen of an expired session with unsaved input does not change. */
const userOf = ({ session }: WithSession) => session.userInfo ?? session.expiredUser;

/**
 * Whether the signed-in user may make a call. Components ask it before they show a button, so that users do not work
 * for a refusal; the server decides.
 */
export function selectPermission(state: WithSession, endpoint: AnyEndpoint): boolean {
  const user = userOf(state);
  if (!user) return false;
  // Without a role in its answer, the server refuses by itself.
  return user.role === undefined || (endpoint.roles?.includes(user.role) ?? true);
}

/** `selectPermission` for a component. */
export function usePermission(endpoint: AnyEndpoint): boolean {
  return useAppSelector((state) => selectPermission(state, endpoint));
}

/** Whether visitors may see what the signed-in user writes: an author sends it for review. */
export const useMayPublish = (): boolean =>
  useAppSelector((state) => {
    const role = userOf(state)?.role;
    return role === undefined || mayPublish(role);
  });
