import type { ReactNode } from 'react';
import { Button, notify, Notice, saveFile } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { FormButtons } from 'ui-kit/form';
import classes from './second-step.module.css';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps): ReactNode {
  const text = `${codes.join('\n')}\n`;
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => notify.success('Recovery codes copied'),
      () => notify.error('The codes could not be copied. Download them, or write them down.'),
    );
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title="Your recovery codes"
      description="Use one when you do not have your app or passkey with you. Each works once."
    >
      <Notice tone="warning">Save them in a safe place now. They are not shown again.</Notice>
      <ol className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <FormButtons>
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
        {/* Browsers offer the clipboard to secure origins only. */}
        {window.isSecureContext && (
          <Button variant="secondary" onClick={copy}>
            Copy
          </Button>
        )}
        <Button onClick={onClose}>I have saved them</Button>
      </FormButtons>
    </Dialog>
  );
}
