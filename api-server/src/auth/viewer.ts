import type { Role } from 'api-client';
import { isInScope, type TokenScope } from 'api-client/token-scopes';

/** The signed-in administrator of a request, or an API token. */
export interface Viewer {
  /** Of an administrator; for an API token, a unique key. */
  readonly adminId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  /** The present role; an unconfirmed owner has the role of an editor. */
  readonly role: Role;
  /** Of an API token: the calls that it may make. Undefined for a user. */
  readonly scopes?: readonly TokenScope[];
  /** When a second step has to be set up; undefined for users who have one or need none. */
  readonly secondStepDueAt?: Date | undefined;
  /** That moment has passed: the user can only open their own account. */
  readonly mustSetUpSecondStep: boolean;
  /** An owner without a second step whose new password was set by email alone. */
  readonly toBeConfirmed: boolean;
}

/** Whether the scopes of an API token allow changing a collection; the role of a user is checked for each call. */
export const mayWrite = ({ scopes }: Pick<Viewer, 'scopes'>, collection: string): boolean =>
  !scopes || isInScope(scopes, collection, 'write');

/** Whether the role of a user, or the scope of an API token, allows reading a collection. */
export const mayRead = ({ scopes }: Pick<Viewer, 'scopes'>, collection: string): boolean =>
  !scopes || isInScope(scopes, collection);
