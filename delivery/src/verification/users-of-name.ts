import { isLive, SHELL, type DiscoveryDocument } from 'federation/discovery';
import type { Store } from '../stores/store';
import { typesProcess } from './bundle-process';
import { labelled, type LiveVersion } from './combinations';
import { PublishedReader } from './published-reader';

/** The versions that use a name of a shared module. */
export interface UsersOfName {
  readonly name: string;
  /** Those that visitors get. */
  readonly live: readonly string[];
  /** The others that are listed, each with the time at which it lost its visitors, if it had any. */
  readonly others: readonly { readonly label: string; readonly until: string | undefined }[];
  /** The note with which the live shell deprecates it; empty for one without words. */
  readonly deprecated: string | undefined;
}

/** @param name `Button`, `Button.onClick` or `useNotice.text` */
export async function usersOfName(
  store: Store,
  { microFrontends }: DiscoveryDocument,
  name: string,
): Promise<UsersOfName> {
  const reader = new PublishedReader(store, store.signing.trusted);
  const users: LiveVersion[] = [];
  let deprecated: string | undefined;
  for (const version of Object.entries(microFrontends).flatMap(([of, entries]) =>
    entries.map((entry) => labelled(of, entry)),
  )) {
    const { types } = await reader.content(version);
    if (!types) continue;
    if (version.name !== SHELL) {
      // `verify` reports types that cannot be read.
      const isUser = await typesProcess.run<boolean>({ kind: 'uses', remote: types, name }).catch(() => false);
      if (isUser) users.push(version);
    } else if (version.entry.deployment.default)
      deprecated = await typesProcess.run<string | undefined>({ kind: 'deprecation', shell: types, name });
  }
  return {
    ...{ name, deprecated },
    live: users.filter(({ entry }) => isLive(entry)).map(({ label }) => label),
    others: users
      .filter(({ entry }) => !isLive(entry))
      .map(({ label, entry }) => ({ label, until: entry.extras.inactiveSince })),
  };
}

/** The lines of `status --uses`. */
export function usersText({ name, live, others, deprecated }: UsersOfName): string[] {
  const [latest] = others
    .flatMap(({ label, until }) => (until === undefined ? [] : [{ label, until }]))
    .sort((a, b) => b.until.localeCompare(a.until));
  const since = latest ? ` since ${latest.until.slice(0, 16).replace('T', ' ')}; ${latest.label} was the last` : '';
  const waiting = others.filter(({ until }) => until === undefined).map(({ label }) => label);
  return [
    live.length > 0 ? `${name} is used by ${live.join(', ')}.` : `No live version uses ${name}${since}.`,
    ...(waiting.length > 0 ? [`It is used by versions that wait: ${waiting.join(', ')}.`] : []),
    ...(deprecated === undefined
      ? []
      : [`The shell deprecates it${deprecated ? `: ${deprecated.replace(/\.$/, '')}` : ''}.`]),
  ];
}
