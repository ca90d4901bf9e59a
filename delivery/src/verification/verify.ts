import type { DiscoveryDocument } from 'federation/discovery';
import { trafficRefusal } from '../signing/verified-document';
import type { Store } from '../stores/store';
import type { Finding, Validator } from '../traffic/validator';
import { PublishedReader } from './published-reader';
import { RemoteTests } from './remote-tests';
import { brokenRules } from './rules';
import type { AskLosses } from './losses';
import { liveVersions } from './combinations';
import { ServerBundles } from './server-bundles';
import { SharedTypes } from './shared-types';
import { splitByNew } from './new-findings';
import { untranslated } from './untranslated';

interface ValidatorOptions {
  /** Called with the problems from before a change; they do not block the change. */
  readonly onExisting?: (findings: readonly Finding[]) => void;
  /** Called with what the rules `shared-types` and `remote-tests` could not compare; it does not block a change. */
  readonly onUncompared?: (messages: readonly string[]) => void;
  /** Called with what the rule `texts-translated` found; it does not block a change. */
  readonly onUntranslated?: (messages: readonly string[]) => void;
  readonly askLosses?: AskLosses | undefined;
  /** Rules that are not checked. */
  readonly except?: readonly string[];
}

/**
 * Creates a validator that checks documents with every rule, over all versions that can meet. It caches the contents of
 * published folders, so that validating again after a lost race is cheap.
 */
export function createValidator(
  store: Store,
  { onExisting, onUncompared, onUntranslated, askLosses, except = [] }: ValidatorOptions = {},
): Validator {
  const { trusted } = store.signing;
  const reader = new PublishedReader(store, trusted);
  const bundles = new ServerBundles(reader);
  const types = new SharedTypes(reader);
  const tests = new RemoteTests(reader);
  const validate = (document: DiscoveryDocument, before?: DiscoveryDocument): Promise<Finding[]> =>
    brokenRules(
      { document, reader, bundles, types, tests, trusted, askLosses, before: before ? liveVersions(before) : [] },
      except,
    );
  return async (document, before) => {
    const findings = await validate(document, before);
    if (onUncompared) {
      const live = liveVersions(document);
      onUncompared([...(await types.uncompared(live)), ...(await tests.untested(live))]);
    }
    if (onUntranslated) onUntranslated(await untranslated(liveVersions(document), reader));
    if (!before || findings.length === 0) return findings;
    const { added, existing } = splitByNew(await validate(before), findings);
    onExisting?.(existing);
    return added;
  };
}

/** The rule that applies only to the current document: a change is signed after it was allowed. */
export const TRAFFIC_SIGNED = 'traffic-signed';

/** Front ends whose traffic no key with the right has signed. */
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

/** Checks an environment's current document with every rule. */
export async function verify(store: Store, environment: string): Promise<readonly Finding[]> {
  const document: DiscoveryDocument = await store.read(environment);
  return [...(await createValidator(store)(document)), ...trafficFindings(store, environment, document)];
}
