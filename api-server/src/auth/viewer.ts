import { isInScope, type TokenScope } from 'api-client/token-scopes';
import type { Grants } from './role-rights';

/** The signed-in administrator of a request, or an API token. */
export interface Viewer extends Grants {
  /** Of an administrator; for an API token, a unique key. */
  readonly adminId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  /** Of an API token: the calls that it may make. Undefined for a user. */
  readonly scopes?: readonly TokenScope[];
  /** When a second step has to be set up; undefined for users who have one or need none. */
  readonly secondStepDueAt?: Date | undefined;
  /** That moment has passed: the user can only open their own account. */
  readonly mustSetUpSecondStep: boolean;
  /** An owner without a second step whose new password was set by email alone. */
  readonly toBeConfirmed: boolean;
}

/** Whether the scopes of an API token allow changing a collection; `may` answers for users. */
export const mayWrite = ({ scopes }: Pick<Viewer, 'scopes'>, collection: string): boolean =>
  !scopes || isInScope(scopes, collection, 'write');

/** The same for reading it. */
export const mayRead = ({ scopes }: Pick<Viewer, 'scopes'>, collection: string): boolean =>
  !scopes || isInScope(scopes, collection);
