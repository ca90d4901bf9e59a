import type { TranslatedField } from 'api-client';
import { differences, VersionComparison } from 'admin-kit';
import { useState, type ReactNode } from 'react';
import { Button } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';

/** A button that compares the English text that was translated with the present one; nothing if it is not kept. */
export function SourceChange({ field }: { readonly field: TranslatedField }): ReactNode {
  const [open, setOpen] = useState(false);
  const { field: name, label, source, translatedSource } = field;
  if (translatedSource === null) return null;
  return (
    <>
      <Button variant="ghost" size="small" aria-label={`Show what changed in ${label}`} onClick={() => setOpen(true)}>
        Show what changed
      </Button>
      {open && (
        <Dialog size="large" title={`${label} in English`} onClose={() => setOpen(false)}>
          <VersionComparison
            differences={differences({ [name]: translatedSource }, { [name]: source }, { [name]: label })}
            before="Translated"
            after="Now"
          />
        </Dialog>
      )}
    </>
  );
}
