import type { FastifyRequest } from 'fastify';
import { cookieOf } from 'http-edge';
import type { SiteOverrides } from '../site-data';
import { fetchApi } from './repeated-calls';

type Visit = Pick<FastifyRequest, 'headers' | 'protocol'>;

const ANSWER_TIMEOUT = 2_000;

function grantOf({ headers, protocol }: Visit): string | undefined {
  const grant = cookieOf(headers.cookie, 'override-grant', protocol === 'https');
  return grant !== undefined && /^[\w-]{22,128}$/.test(grant) ? grant : undefined;
}

/**
 * Whether the API has a grant of this browser for exactly this remote and address. If the API cannot be reached, there
 * is no grant.
 *
 * @param api origin of the API server
 * @param visit the request, with its cookies
 * @param overrides one remote
 */
export async function isGranted(api: string, visit: Visit, { accepted }: SiteOverrides): Promise<boolean> {
  const grant = grantOf(visit);
  const [asked, ...others] = Object.entries(accepted);
  if (!grant || !asked || others.length > 0) return false;
  try {
    const answer = await fetchApi(`${api}/override-grants`, {
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
