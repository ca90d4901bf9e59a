import { isAllowed, type AnyEndpoint } from 'api-client';
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
  // Without rights in its answer, the server refuses by itself.
  return user !== null && (!user.rights || isAllowed(user.rights, endpoint.roles));
}

/** `selectPermission` for a component. */
export function usePermission(endpoint: AnyEndpoint): boolean {
  return useAppSelector((state) => selectPermission(state, endpoint));
}

/**
 * Whether visitors may see what the signed-in user writes of a kind of content; otherwise it is sent for review.
 *
 * @param collection its name in an address; `any` is any kind
 */
export const useMayPublish = (collection = 'any'): boolean =>
  useAppSelector((state) => {
    const rights = userOf(state)?.rights;
    return !rights || isAllowed(rights, [`${collection}:publish`]);
  });
