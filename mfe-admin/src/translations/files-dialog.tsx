import {
  counted,
  exportTranslations,
  fetchTranslationTexts,
  importTranslations,
  languageName,
  type Collection,
  type ImportedText,
  type TranslationImport,
  type TranslationText,
} from 'api-client';
import { useAttempt } from 'admin-kit';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { callApi, messageOf, useAppDispatch, useChange } from 'shared-store';
import {
  Button,
  Checkbox,
  Cluster,
  FullScreenLoader,
  Heading,
  notify,
  saveFile,
  saveText,
  Select,
  Stack,
} from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { FileInput } from 'ui-kit/form';
import { collectionName } from '../names';
import { ImportedTexts } from './imported-texts';
import { TRANSLATION_STATES } from './translations-address';
import { fromXliff, toXliff, type FilePlace } from './xliff';

const XLIFF = 'application/xliff+xml';

/** The texts of a file, as the API takes them. @throws Error for another format */
async function textsIn(place: FilePlace, file: File): Promise<{ csv: string } | { texts: ImportedText[] }> {
  const text = await file.text();
  return /\.csv$/i.test(file.name) ? { csv: text } : { texts: fromXliff(place, text) };
}

interface FilesDialogProps {
  readonly language: string;
  readonly collection: Collection;
  readonly onClose: () => void;
}

/** Takes the texts of a collection to another program or person, and brings the translations back. */
export function FilesDialog({ language, collection, onClose }: FilesDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const { busy, attempt } = useAttempt();
  const [send, { isLoading }] = useChange(importTranslations);
  const [state, setState] = useState('open');
  const [file, setFile] = useState<File | null>(null);
  const [machine, setMachine] = useState(false);
  const [checked, setChecked] = useState<TranslationImport>();
  const params = { language, collection };
  const chosen = state as (typeof TRANSLATION_STATES)[number]['value'];

  const everyText = async (): Promise<TranslationText[]> => {
    const all: TranslationText[] = [];
    let cursor: string | undefined;
    do {
      const query = { state: chosen, limit: 100, ...(cursor !== undefined && { cursor }) };
      const page = await dispatch(callApi(fetchTranslationTexts, { params, query }));
      all.push(...page.texts);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return all;
  };
  const save = (format: 'xlf' | 'csv') =>
    attempt(async () => {
      // Windows has no colon in the names of files.
      const name = `${collection.replace(':', '-')}.${language}`;
      if (format === 'csv')
        return saveText(
          await dispatch(callApi(exportTranslations, { params, query: { state: chosen } })),
          `${name}.csv`,
        );
      return saveFile(new Blob([toXliff(params, await everyText())], { type: XLIFF }), `${name}.xlf`);
    });

  const upload = async (from: File, dryRun: boolean, byMachine = machine): Promise<void> => {
    try {
      const body = { ...(await textsIn(params, from)), ...(byMachine && { machine: true }) };
      const { result, message } = await send({ params, query: { dryRun: dryRun ? '1' : '0' }, body }).unwrap();
      if (dryRun) return setChecked(result);
      notify.success(message);
      onClose();
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  const check = (next: File | null, byMachine: boolean): void => {
    setFile(next);
    setMachine(byMachine);
    setChecked(undefined);
    if (next) void upload(next, true, byMachine);
  };

  return (
    <Dialog
      size="large"
      title={`${collectionName(collection)} in ${languageName(language)}: translate in another program`}
      onClose={onClose}
      busy={busy || isLoading}
    >
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={3} size={6}>
            1. Download the texts
          </Heading>
          <p>
            XLIFF is for translation programs, CSV for spreadsheets. Leave everything but the translations as it is.
          </p>
          <Select
            label="Items"
            value={state}
            onChange={({ target }) => setState(target.value)}
            options={[...TRANSLATION_STATES, { value: 'all', label: 'All' }]}
          />
          <Cluster gap={2}>
            <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={() => void save('xlf')}>
              Download XLIFF
            </Button>
            <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={() => void save('csv')}>
              Download CSV
            </Button>
          </Cluster>
        </Stack>
        <Stack gap={2}>
          <Heading level={3} size={6}>
            2. Upload the translations
          </Heading>
          <Checkbox
            label="A machine translated this file"
            hint="Its texts are drafts until a person agrees to them. A file may also say so of single texts."
            checked={machine}
            onChange={({ target }) => check(file, target.checked)}
          />
          <FileInput
            label="Translated file"
            accept=".xlf,.xliff,.csv"
            value={file}
            onFileChange={(next) => check(next, machine)}
          />
          {file && checked && (
            <ImportedTexts result={checked} language={language}>
              {checked.changes.length > 0 && (
                <Cluster gap={2}>
                  <Button onClick={() => void upload(file, false)}>
                    Save {counted(checked.changes.length, 'translation')}
                  </Button>
                </Cluster>
              )}
            </ImportedTexts>
          )}
        </Stack>
      </Stack>
      {(busy || isLoading) && <FullScreenLoader />}
    </Dialog>
  );
}
