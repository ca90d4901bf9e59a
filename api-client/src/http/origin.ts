/** The base of relative addresses: the page in a browser, undefined on a server. */
function pageAddress(): string | undefined {
  return typeof location === 'undefined' ? undefined : location.href;
}

/** Whether an address is on the API's own origin, the only one that may receive the bearer token. */
export function isOwnOrigin(address: string, baseUrl: string): boolean {
  try {
    const base = new URL(baseUrl, pageAddress());
    return new URL(address, base).origin === base.origin;
  } catch {
    return false;
  }
}

/** The absolute form of an address: a path of the site gets the API's origin. */
export function absoluteAddress(address: string, baseUrl: string): string {
  return new URL(address, new URL(baseUrl, pageAddress())).href;
}
