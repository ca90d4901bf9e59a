/** The purpose of the one-time tokens of invitations. */
export const INVITATION = 'invitation';
