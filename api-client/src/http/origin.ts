/** Where relative addresses start: the page in a browser, nowhere on a server. */
function pageAddress(): string | undefined {
  return typeof location === 'undefined' ? undefined : location.href;
}

/** Whether an address lies on the API's own origin, the only one that may see the bearer token. */
export function isOwnOrigin(address: string, baseUrl: string): boolean {
  try {
    const base = new URL(baseUrl, pageAddress());
    return new URL(address, base).origin === base.origin;
  } catch {
    return false;
  }
}

/** An address as it can be requested: a path of the site is put on the API's origin. */
export function absoluteAddress(address: string, baseUrl: string): string {
  return new URL(address, new URL(baseUrl, pageAddress())).href;
}
