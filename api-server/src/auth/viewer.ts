import type { Role } from 'api-client';

/** The signed-in administrator of a request, or another system with an API token. */
export interface Viewer {
  /** Of an administrator; with an API token, what tells it from every other viewer. */
  readonly adminId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  /** What they may do now; an owner who is to be confirmed works as an editor. */
  readonly role: Role;
  /** No person: `takesApiTokens` of a call says whether it may be made. */
  readonly isApiToken?: true;
  /** Until when a second step has to be set up; undefined for who has one and who needs none. */
  readonly secondStepDueAt?: Date | undefined;
  /** That moment has passed: only one's own account is open. */
  readonly mustSetUpSecondStep: boolean;
  /** An owner without a second step whose new password was set by mail alone. */
  readonly toBeConfirmed: boolean;
}

export { ANY_ADMIN, APPLICATION_READERS, EDITORS, OWNERS, RECRUITERS } from 'api-client';
