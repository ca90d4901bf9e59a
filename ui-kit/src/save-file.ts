/** The byte order mark: reading an answer as text removes it, and spreadsheets misread names without it. */
const ENCODING_MARK = '\uFEFF';

/**
 * Offers bytes as a download.
 *
 * @param fileName the name that the browser suggests
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

/** Offers a text as a download in the format of its name: JSON, or a table that spreadsheets decode correctly. */
export function saveText(text: string, fileName: `${string}.csv` | `${string}.json`): void {
  const file = fileName.endsWith('.json')
    ? new Blob([text], { type: 'application/json;charset=utf-8' })
    : new Blob([ENCODING_MARK, text], { type: 'text/csv;charset=utf-8' });
  saveFile(file, fileName);
}
