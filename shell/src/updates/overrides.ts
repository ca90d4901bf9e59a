import type { SiteOverrides } from '../site-data';

/** The session storage key of the tab's overrides. */
const KEY = 'remote-overrides';
export const PREFIX = 'mf.';

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

/** Whether this tab loads front ends from elsewhere. */
export const hasOverrides = (): boolean => Object.keys(stored()).length > 0;

/** The address of this page with the tab's overrides added, if they are missing; undefined otherwise. */
export function addressWithOverrides(): URL | undefined {
  const address = new URL(location.href);
  const missing = Object.entries(stored()).filter(([name]) => !address.searchParams.has(PREFIX + name));
  if (missing.length === 0) return undefined;
  for (const [name, entry] of missing) address.searchParams.set(PREFIX + name, entry);
  return address;
}

/** Stores the allowed overrides for the tab's next documents. */
export function keepOverrides(overrides: SiteOverrides): void {
  sessionStorage.setItem(KEY, JSON.stringify(overrides.accepted));
}

/** Removes the overrides from the tab's next documents. */
export function forgetOverrides(): void {
  sessionStorage.removeItem(KEY);
}

/** Sentences that say which overrides are refused or left to the browser, and why. */
export const refusalsOf = ({ refused, unrendered = [] }: SiteOverrides): string[] => [
  ...refused.map(({ name, reason }) => `${name} is not overridden: ${reason}`),
  ...unrendered.map(({ name, reason }) => `The server could not render ${name}: ${reason}`),
];

/** Removes the overrides and loads the public page. */
export function resetOverrides(): void {
  forgetOverrides();
  const address = new URL(location.href);
  for (const name of [...address.searchParams.keys()]) if (name.startsWith(PREFIX)) address.searchParams.delete(name);
  location.replace(address);
}
