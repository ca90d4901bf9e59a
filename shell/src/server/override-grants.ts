import type { SiteOverrides } from '../site-data';

const ANSWER_TIMEOUT = 2_000;

const grantOf = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)override-grant=([\w-]{22,128})(?:;|$)/.exec(cookies ?? '')?.[1];

/**
 * Whether the API knows the grant of this browser, and it is for this very remote from this very address. Not granted
 * is also what cannot be found out.
 *
 * @param api origin of the API server
 * @param cookies the request's header
 * @param overrides one remote
 */
export async function isGranted(
  api: string,
  cookies: string | undefined,
  { accepted }: SiteOverrides,
): Promise<boolean> {
  const grant = grantOf(cookies);
  const [asked, ...others] = Object.entries(accepted);
  if (!grant || !asked || others.length > 0) return false;
  try {
    const answer = await fetch(`${api}/override-grants`, {
      headers: { 'x-override-grant': grant },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    if (!answer.ok) return false;
    const { remote, address } = (await answer.json()) as { remote?: unknown; address?: unknown };
    return remote === asked[0] && address === asked[1];
  } catch {
    return false;
  }
}
