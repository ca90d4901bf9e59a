/** Goes to an address in a new document. Going to the address where one is would only go to its anchor. */
export function loadDocument(address: URL): void {
  if (address.href === window.location.href) window.location.reload();
  else window.location.assign(address);
}
