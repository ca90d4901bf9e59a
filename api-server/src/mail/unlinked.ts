import { hasAddress } from 'api-client/schemas';

/**
 * Text of others for our emails: mail programs make links of everything that looks like an address, but only our own
 * addresses may be links there. `https://a.example` becomes `https[:]//a[.]example`; everything else stays as it is.
 */
export function unlinked(text: string): string {
  return text.replaceAll(/\S+/gu, (word) =>
    hasAddress(word)
      ? word.replaceAll(/:(?=\/)|@|[.。．](?=\S)/gu, (sign) => `[${sign}]`).replace(/^www\b/i, '[www]')
      : word,
  );
}
