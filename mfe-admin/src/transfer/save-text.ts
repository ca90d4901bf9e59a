/** Hands a text to the reader as a file. */
export function saveText(text: string, name: string): void {
  const type = name.endsWith('.json') ? 'application/json' : 'text/csv';
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
