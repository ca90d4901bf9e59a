/** What happened, in plain words, by the action that the audit log names. */
const ACTION_WORDS: Readonly<Record<string, string>> = {
  'add-authenticator-app': 'Set up an authenticator app',
  'add-note': 'Added a note',
  'add-passkey': 'Added a passkey',
  approve: 'Approved',
  'cancel-interview': 'Called an interview off',
  'change-role': 'Changed the role',
  'change-state': 'Changed the state',
  'choose-recruiters': 'Chose recruiters',
  create: 'Created',
  crop: 'Cropped',
  delete: 'Deleted',
  'end-session': 'Signed somebody out',
  erase: 'Erased personal data',
  export: 'Exported',
  find: 'Looked up personal data',
  'grant-override': 'Loaded a remote from elsewhere',
  import: 'Imported',
  invite: 'Invited',
  'invite-to-interview': 'Invited to an interview',
  'look-at-sessions': 'Looked at sessions',
  'make-recovery-codes': 'Made new recovery codes',
  'open-resume': 'Opened a resume',
  publish: 'Published',
  recover: 'Removed second steps',
  'remove-authenticator-app': 'Removed the authenticator app',
  'remove-passkey': 'Removed a passkey',
  replace: 'Replaced',
  request: 'Asked to become an administrator',
  'reset-password': 'Set a new password',
  restore: 'Restored',
  revoke: 'Revoked',
  'revoke-invitation': 'Took an invitation back',
  score: 'Scored',
  'send-mail': 'Sent a mail to the applicant',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'undo-crop': 'Went back to the original',
  update: 'Changed',
  'use-recovery-code': 'Used a recovery code',
  withdraw: 'Withdrawn by the applicant',
};

/** An action in plain words; one that has none is shown by its own name. */
export function actionWords(action: string): string {
  const name = action.replaceAll('-', ' ');
  return ACTION_WORDS[action] ?? name.charAt(0).toUpperCase() + name.slice(1);
}
