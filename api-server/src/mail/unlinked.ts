import { hasAddress } from 'api-client/schemas';

/**
 * What somebody else wrote, as it stands in our mail: mail programs make links of whatever looks like an address, and a
 * link in our mail is ours. `https://a.example` becomes `https[:]//a[.]example`; everything else stays as it is.
 */
export function unlinked(text: string): string {
  return text.replaceAll(/\S+/gu, (word) =>
    hasAddress(word)
      ? word.replaceAll(/:(?=\/)|@|[.。．](?=\S)/gu, (sign) => `[${sign}]`).replace(/^www\b/i, '[www]')
      : word,
  );
}
