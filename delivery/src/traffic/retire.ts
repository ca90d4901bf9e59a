import { SHELL, type DiscoveryDocument } from 'federation/discovery';
import { changeDocument } from '../document/change-document';
import type { Store } from '../stores/store';
import { assertAllowed, type Validator } from './validator';
import { entriesOf, TrafficRefused } from './traffic';

/**
 * Removes a whole front end from the site. Its files stay for open tabs, until a collection removes them.
 *
 * @throws TrafficRefused for the shell, and for an unpublished front end
 */
export function retire(
  store: Store,
  environment: string,
  name: string,
  validator?: Validator,
): Promise<DiscoveryDocument> {
  if (name === SHELL) throw new TrafficRefused('The shell cannot be retired: without it there is no page.');
  return changeDocument(store, environment, `retire ${name}`, async (document) => {
    entriesOf(document, name);
    const microFrontends = Object.fromEntries(
      Object.entries(document.microFrontends).filter(([other]) => other !== name),
    );
    const next = { ...document, microFrontends };
    await assertAllowed(validator, document, next);
    return next;
  });
}
