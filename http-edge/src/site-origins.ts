import { isHost } from './request-target';

/**
 * Reads `SITE_ORIGIN`: the addresses of the site, for instance `https://www.example.com, https://example.com`. The
 * first one is used in canonical addresses, emails and site maps.
 *
 * @throws Error that says what is wrong with the value
 */
export function siteOrigins(value: string): string[] {
  return value
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const url = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text) : undefined;
      if (!url || url.href !== `${url.origin}/`) {
        throw new Error(
          `SITE_ORIGIN has to be one or more origins such as https://www.example.com, separated by commas, not "${text}"`,
        );
      }
      return url.origin;
    });
}

/** Whether a host belongs to one of the origins, with or without the default port of its scheme. */
export function isHostOf(origins: readonly string[], host: string): boolean {
  if (!isHost(host)) return false;
  return origins.some((origin) => {
    const { protocol } = new URL(origin);
    return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).origin === origin;
  });
}

/** Whether a host is this machine, at any port. */
export const isOwnMachine = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host);
