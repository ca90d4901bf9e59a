import type { DiscoveryDocument } from 'federation/discovery';
import { changeDocument } from './change-document';
import type { LocalStore } from './local-store';

/**
 * Gives one published version of a front end all the traffic and makes it the default.
 *
 * @throws Error when that version was never published
 */
export async function promote(store: LocalStore, environment: string, name: string, version: string): Promise<DiscoveryDocument> {
  return changeDocument(store, environment, (document) => {
    const entries = document.microFrontends[name] ?? [];
    const chosen = entries.find(({ metadata }) => metadata.version === version);
    if (!chosen) throw new Error(`${name} ${version} is not published in "${environment}". Publish it first.`);
    if (chosen.deployment.default && chosen.deployment.traffic === 100) return undefined;
    const previous = entries.find(({ deployment }) => deployment.default)?.metadata.version;
    const next = entries.map((entry) =>
      entry === chosen
        ? { ...entry, extras: { ...entry.extras, previous }, deployment: { traffic: 100, default: true } }
        : { ...entry, deployment: { traffic: 0, default: false } },
    );
    return { ...document, microFrontends: { ...document.microFrontends, [name]: next } };
  });
}
