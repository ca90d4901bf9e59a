/** What happened, in plain words, by the action that the audit log names. */
const ACTION_WORDS: Readonly<Record<string, string>> = {
  'add-authenticator-app': 'Set up an authenticator app',
  'add-note': 'Added a note',
  'add-passkey': 'Added a passkey',
  approve: 'Approved',
  'change-state': 'Changed the state',
  create: 'Created',
  delete: 'Deleted',
  erase: 'Erased personal data',
  export: 'Exported',
  find: 'Looked up personal data',
  'grant-override': 'Loaded a section from elsewhere',
  import: 'Imported',
  'make-recovery-codes': 'Made new recovery codes',
  'open-resume': 'Opened a résumé',
  publish: 'Published',
  recover: 'Took second steps away',
  'remove-authenticator-app': 'Removed the authenticator app',
  'remove-passkey': 'Removed a passkey',
  replace: 'Replaced',
  request: 'Asked to become an administrator',
  'reset-password': 'Set a new password',
  restore: 'Restored',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  update: 'Changed',
  'use-recovery-code': 'Used a recovery code',
};

/** An action in plain words; one that has none is shown by its own name. */
export function actionWords(action: string): string {
  const name = action.replaceAll('-', ' ');
  return ACTION_WORDS[action] ?? name.charAt(0).toUpperCase() + name.slice(1);
}
