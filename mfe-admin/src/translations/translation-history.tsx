import { fetchTranslationRevisions, restoreTranslation, type Collection, type Translation } from 'api-client';
import { RevisionHistory } from 'admin-kit';
import type { ReactNode } from 'react';
import { callApi, useAppDispatch, useChange } from 'shared-store';

interface TranslationHistoryProps {
  readonly params: { readonly language: string; readonly collection: Collection; readonly id: string };
  readonly translation: Pick<Translation, 'version' | 'fields'>;
  /** Called with the translation after a revision was restored. */
  readonly onRestored: (translation: Translation) => void;
}

/** The button for the history of a translation. */
export function TranslationHistory({ params, translation, onRestored }: TranslationHistoryProps): ReactNode {
  const dispatch = useAppDispatch();
  const [restore] = useChange(restoreTranslation);
  return (
    <RevisionHistory
      ofPublications
      labels={Object.fromEntries(translation.fields.map(({ field, label }) => [field, label]))}
      load={async () => (await dispatch(callApi(fetchTranslationRevisions, { params }))).revisions}
      restore={async (number) => {
        const body = { version: translation.version };
        const restored = await restore({ params: { ...params, number: String(number) }, body }).unwrap();
        onRestored(restored.translation);
        return restored.message;
      }}
    />
  );
}
