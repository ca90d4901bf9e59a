import type { DiscoveryDocument } from 'federation/discovery';
import { trafficRefusal } from '../signing/verified-document';
import type { Store } from '../stores/store';
import type { Finding, Validator } from '../traffic/validator';
import { PublishedReader } from './published-reader';
import { brokenRules } from './rules';
import { ServerBundles } from './server-bundles';
import { splitByWorsening } from './worsened';

/**
 * Creates a validator that holds documents against every rule, over all versions that can meet. It remembers what it
 * read of published folders, so that judging again after a lost race costs little.
 *
 * @param onStanding told what was wrong before a change and stays so; it is not held against the change
 */
export function createValidator(store: Store, onStanding?: (findings: readonly Finding[]) => void): Validator {
  const { trusted } = store.signing;
  const reader = new PublishedReader(store, trusted);
  const bundles = new ServerBundles(reader);
  const held = (document: DiscoveryDocument): Promise<Finding[]> => brokenRules({ document, reader, bundles, trusted });
  return async (document, before) => {
    const findings = await held(document);
    if (!before || findings.length === 0) return findings;
    const { worse, standing } = splitByWorsening(await held(before), findings);
    onStanding?.(standing);
    return worse;
  };
}

/** The rule that only the present document is held against: a change is signed when it has been allowed. */
export const TRAFFIC_SIGNED = 'traffic-signed';

/** Front ends of which nobody who may has said what visitors get. */
export function trafficFindings(
  { signing: { trusted } }: Store,
  environment: string,
  document: DiscoveryDocument,
): Finding[] {
  if (!trusted) return [];
  return Object.keys(document.microFrontends).flatMap((name) => {
    const reason = trafficRefusal(trusted, environment, name, document);
    if (reason === undefined) return [];
    const message = `${name}: ${reason}. Look at it, then promote a version, or "delivery sign ${name} --force".`;
    return [{ rule: TRAFFIC_SIGNED, message, between: [] }];
  });
}

/** Holds an environment's present document against every rule. */
export async function verify(store: Store, environment: string): Promise<readonly Finding[]> {
  const document: DiscoveryDocument = await store.read(environment);
  return [...(await createValidator(store)(document)), ...trafficFindings(store, environment, document)];
}
