import { isAllowed, type AnyEndpoint } from 'api-client';
import { useAppSelector } from './hooks';
import type { RootState } from './root-reducer';

type WithSession = Pick<RootState, 'session'>;

/** The signed-in user. The screen of an expired session with unsaved input does not change. */
const userOf = ({ session }: WithSession) => session.userInfo ?? session.expiredUser;

/** Without a user's rights, the server refuses by itself. */
const may = (user: ReturnType<typeof userOf>, needed: AnyEndpoint['roles']): boolean =>
  !user?.rights || isAllowed(user.rights, needed);

/**
 * Whether the signed-in user may make a call. Components ask it before they show a button, so that users do not work
 * for a refusal; the server decides.
 */
export const selectPermission = (state: WithSession, { roles }: AnyEndpoint): boolean =>
  userOf(state) !== null && may(userOf(state), roles);

/** `selectPermission` for a component. */
export const usePermission = (endpoint: AnyEndpoint): boolean =>
  useAppSelector((state) => selectPermission(state, endpoint));

/**
 * Whether the signed-in user publishes a kind of content that others write.
 *
 * @param collection its name in an address
 */
export const useOnlyPublishes = (collection: string): boolean =>
  useAppSelector((state) => {
    const user = userOf(state);
    return may(user, [`${collection}:publish`]) && !may(user, [`${collection}:write`]);
  });

/**
 * Whether visitors may see what the signed-in user writes of a kind of content; otherwise it is sent for review.
 *
 * @param collection its name in an address; `any` is any kind
 */
export const useMayPublish = (collection = 'any'): boolean =>
  useAppSelector((state) => may(userOf(state), [`${collection}:publish`]));

/** Whether the signed-in user may change items of a kind of content, given by its name in an address. */
export const useMayChange = (collection: string): boolean =>
  useAppSelector((state) => may(userOf(state), [`${collection}:change`]));
