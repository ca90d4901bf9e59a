/** The allowed addresses of links; the API refuses all others too. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

export function isSafeLink(address: string): boolean {
  return SAFE_LINK.test(address.trim());
}

/** The message for any other address. */
export const UNSAFE_LINK = 'Enter an http(s), mailto or tel address, or a path on this site';
