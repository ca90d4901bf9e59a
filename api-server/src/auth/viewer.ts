import type { Role } from 'api-client';

/** The signed-in administrator of a request. */
export interface Viewer {
  readonly adminId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  /** What they may do now; an owner who is to be confirmed works as an editor. */
  readonly role: Role;
  /** Until when a second step has to be set up; undefined for who has one and who needs none. */
  readonly secondStepDueAt?: Date | undefined;
  /** That moment has passed: only one's own account is open. */
  readonly mustSetUpSecondStep: boolean;
  /** An owner without a second step whose new password was set by mail alone. */
  readonly toBeConfirmed: boolean;
}

/** Who may make a call. Recruiters handle jobs and applications only; nobody but they and the owners sees an application. */
export const OWNERS: readonly Role[] = ['owner'];
export const EDITORS: readonly Role[] = ['owner', 'editor'];
export const RECRUITERS: readonly Role[] = ['owner', 'editor', 'recruiter'];
export const APPLICATION_READERS: readonly Role[] = ['owner', 'recruiter'];
/** Anyone with a valid token: calls about oneself. */
export const ANY_ADMIN: readonly Role[] = ['owner', 'editor', 'recruiter'];
