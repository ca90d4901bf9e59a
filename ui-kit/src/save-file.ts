/** What reading an answer as text takes away, and spreadsheets misread names without. */
const ENCODING_MARK = '\uFEFF';

/**
 * Hands bytes to the person in front of the screen as a file.
 *
 * @param fileName what the browser offers to call it
 */
export function saveFile(bytes: Blob, fileName: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands a text over as the file its name says: JSON, or a table that spreadsheets open with the right letters. */
export function saveText(text: string, fileName: `${string}.csv` | `${string}.json`): void {
  const file = fileName.endsWith('.json')
    ? new Blob([text], { type: 'application/json;charset=utf-8' })
    : new Blob([ENCODING_MARK, text], { type: 'text/csv;charset=utf-8' });
  saveFile(file, fileName);
}
