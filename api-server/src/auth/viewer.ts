import type { Role } from 'api-client';
import { isInScope, type TokenScope } from 'api-client/token-scopes';

/** The signed-in administrator of a request, or another system with an API token. */
export interface Viewer {
  /** Of an administrator; with an API token, what tells it from every other viewer. */
  readonly adminId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  /** What they may do now; an owner who is to be confirmed works as an editor. */
  readonly role: Role;
  /** Of an API token: the calls that it may make. Undefined for a person. */
  readonly scopes?: readonly TokenScope[];
  /** Until when a second step has to be set up; undefined for who has one and who needs none. */
  readonly secondStepDueAt?: Date | undefined;
  /** That moment has passed: only one's own account is open. */
  readonly mustSetUpSecondStep: boolean;
  /** An owner without a second step whose new password was set by mail alone. */
  readonly toBeConfirmed: boolean;
}

/** Whether the role of a person, or the scope of an API token, lets them read a collection. */
export const mayRead = ({ scopes }: Pick<Viewer, 'scopes'>, collection: string): boolean =>
  !scopes || isInScope(scopes, collection);

export { ANY_ADMIN, APPLICATION_READERS, EDITORS, OWNERS, RECRUITERS } from 'api-client';
