import { useState } from 'react';
import { Button, TextArea } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';

interface FootnoteDialogProps {
  /** The words of the selected footnote. */
  readonly current: string | undefined;
  readonly onClose: () => void;
  /** Called with the words; empty ones remove it. */
  readonly onSet: (words: string) => void;
}

/** Asks for the words of a footnote. */
export default function FootnoteDialog({ current, onClose, onSet }: FootnoteDialogProps) {
  const [words, setWords] = useState(current ?? '');
  const [error, setError] = useState<string>();
  const set = () => {
    if (words.trim() === '') setError('Footnote is required');
    else onSet(words.trim());
  };
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title={current === undefined ? 'Add footnote' : 'Change the footnote'}
      footer={
        <>
          {current !== undefined && (
            <Button variant="secondary" onClick={() => onSet('')}>
              Remove footnote
            </Button>
          )}
          <Button onClick={set}>{current === undefined ? 'Add footnote' : 'Set footnote'}</Button>
        </>
      }
    >
      <TextArea
        label="Footnote"
        hint="Shown below the text, with a link from its number. Addresses become links."
        rows={4}
        maxLength={1_000}
        value={words}
        error={error}
        onChange={(event) => setWords(event.target.value)}
      />
    </Dialog>
  );
}
