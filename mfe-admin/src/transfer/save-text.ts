/** What reading an answer as text takes away, and spreadsheets misread names without. */
const ENCODING_MARK = '\uFEFF';

/** Hands a text to the reader as a file: JSON, or a table that spreadsheets open with the right letters. */
export function saveText(text: string, name: string): void {
  const file = name.endsWith('.json')
    ? new Blob([text], { type: 'application/json;charset=utf-8' })
    : new Blob([ENCODING_MARK, text], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
