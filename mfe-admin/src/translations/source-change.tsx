import { fetchRevisions, type Collection, type TranslatedField } from 'api-client';
import { differences, useAttempt, VersionComparison } from 'admin-kit';
import { useState, type ReactNode } from 'react';
import { callApi, useAppDispatch } from 'shared-store';
import { Button } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';

interface SourceChangeProps {
  readonly collection: Collection;
  readonly id: string;
  readonly field: TranslatedField;
}

/** A button that compares the English text that was translated with the present one. */
export function SourceChange({ collection, id, field }: SourceChangeProps): ReactNode {
  const dispatch = useAppDispatch();
  const { busy, attempt } = useAttempt();
  const [before, setBefore] = useState<unknown>();
  const compare = () =>
    attempt(async () => {
      const { revisions } = await dispatch(callApi(fetchRevisions, { params: { collection, id } }));
      const translated = revisions.find(({ number }) => number === field.translatedVersion);
      if (!translated) throw new Error('The English text that was translated is no longer kept.');
      setBefore(translated.content[field.field] ?? '');
    });
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        busy={busy}
        aria-label={`Show what changed in ${field.label}`}
        onClick={() => void compare()}
      >
        Show what changed
      </Button>
      {before !== undefined && (
        <Dialog size="large" title={`${field.label} in English`} onClose={() => setBefore(undefined)}>
          <VersionComparison
            differences={differences(
              { [field.field]: before },
              { [field.field]: field.source },
              { [field.field]: field.label },
            )}
            before="Translated"
            after="Now"
          />
        </Dialog>
      )}
    </>
  );
}
