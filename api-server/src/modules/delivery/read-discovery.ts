import type { Config } from '../../config';
import { SECOND } from '../../clock';

const ANSWER_TIMEOUT = 2 * SECOND;

/** The address of the discovery document: the site's, whose server has verified its signatures. */
export const discoveryAddress = ({ discovery: { url, environment }, siteUrl }: Config): string =>
  url ?? `${siteUrl}/env/${environment}/discovery.json`;

/** Reads the discovery document as it is. @throws when it is not answered within two seconds */
export async function readDiscovery(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json();
}
