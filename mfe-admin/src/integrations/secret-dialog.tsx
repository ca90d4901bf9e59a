import type { ReactNode } from 'react';
import { Button, notify, Notice } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { FormButtons } from 'ui-kit/form';
import classes from './integrations.module.css';

interface SecretDialogProps {
  readonly title: string;
  /** The purpose of the secret. */
  readonly description: string;
  /** Its name at the beginning of a sentence. */
  readonly noun: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a new secret once. */
export function SecretDialog({ title, description, noun, secret, onClose }: SecretDialogProps): ReactNode {
  const copy = (): void =>
    void navigator.clipboard.writeText(secret).then(
      () => notify.success(`${noun} copied`),
      () => notify.error(`${noun} could not be copied. Select it, and copy it yourself.`),
    );
  return (
    <Dialog size="small" onClose={onClose} title={title} description={description}>
      <Notice tone="warning">Copy it to a safe place now. It is not shown again.</Notice>
      <p className={classes.secret}>
        <code>{secret}</code>
      </p>
      <FormButtons>
        {/* Browsers offer the clipboard to secure origins only. */}
        {window.isSecureContext && (
          <Button variant="secondary" onClick={copy}>
            Copy
          </Button>
        )}
        <Button onClick={onClose}>I have saved it</Button>
      </FormButtons>
    </Dialog>
  );
}
