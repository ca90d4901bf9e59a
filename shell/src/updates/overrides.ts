import type { LiveRemote } from 'federation/browser';
import type { SiteOverrides } from '../site-data';

/** Where the tab keeps its overrides until it is closed. */
const KEY = 'remote-overrides';
const PREFIX = 'mf.';

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

function stored(): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return isTexts(value) ? value : {};
  } catch {
    return {};
  }
}

/** The address of this page with the tab's overrides in it, when it lacks them; undefined otherwise. */
export function addressWithOverrides(): URL | undefined {
  const address = new URL(location.href);
  const missing = Object.entries(stored()).filter(([name]) => !address.searchParams.has(PREFIX + name));
  if (missing.length === 0) return undefined;
  for (const [name, entry] of missing) address.searchParams.set(PREFIX + name, entry);
  return address;
}

/** Keeps what the server allowed for the tab's further documents. */
export function keepOverrides(overrides: SiteOverrides): void {
  sessionStorage.setItem(KEY, JSON.stringify(overrides.accepted));
}

/** Stops asking for the overrides in the tab's further documents. */
export function forgetOverrides(): void {
  sessionStorage.removeItem(KEY);
}

/** What is not loaded from elsewhere, and why, in sentences. */
export const refusalsOf = ({ refused }: SiteOverrides): string[] =>
  refused.map(({ name, reason }) => `${name} is not overridden: ${reason}`);

/** Forgets the overrides and loads the page as everybody sees it. */
export function resetOverrides(): void {
  forgetOverrides();
  const address = new URL(location.href);
  for (const name of [...address.searchParams.keys()]) if (name.startsWith(PREFIX)) address.searchParams.delete(name);
  location.replace(address);
}

/** The remotes with the overridden entries in place; a developer's file has no published hash. */
export function withOverrides(remotes: readonly LiveRemote[], overrides: SiteOverrides): LiveRemote[] {
  return remotes.map((remote) => {
    const entry = overrides.accepted[remote.name];
    return entry ? { ...remote, entry, integrity: '', version: 'override', fallback: undefined } : remote;
  });
}
