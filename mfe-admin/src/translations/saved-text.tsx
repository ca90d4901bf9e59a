import type { TranslatedField, TranslatedValue } from 'api-client';
import { useState, type ReactNode } from 'react';
import { Button, Prose, Stack } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { toText } from './field-values';
import classes from './translations.module.css';

interface SavedTextProps {
  readonly field: TranslatedField;
  readonly language: string;
  readonly onUse: (value: TranslatedValue) => void;
}

/** A button that shows the saved text, which a machine's draft would replace; nothing without one. */
export function SavedText({ field: { label, kind, value }, language, onUse }: SavedTextProps): ReactNode {
  const [open, setOpen] = useState(false);
  if (value === null) return null;
  const use = (): void => {
    onUse(value);
    setOpen(false);
  };
  return (
    <>
      <Button variant="ghost" size="small" aria-label={`Show the saved ${label}`} onClick={() => setOpen(true)}>
        Show the saved text
      </Button>
      {open && (
        <Dialog size="large" title={`${label}: the saved text`} onClose={() => setOpen(false)}>
          <Stack gap={2}>
            <div lang={language} dir="auto">
              {kind === 'richText' ? <Prose html={toText(value)} /> : <p className={classes.plain}>{toText(value)}</p>}
            </div>
            <Button onClick={use}>Use it in place of the draft</Button>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
