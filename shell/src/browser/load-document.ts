/** Loads an address as a new document. Assigning the current address would only scroll to its anchor. */
export function loadDocument(address: URL): void {
  if (address.href === window.location.href) window.location.reload();
  else window.location.assign(address);
}
