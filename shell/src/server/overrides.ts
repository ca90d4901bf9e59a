import { remoteNameSchema, SHELL } from 'federation/discovery';
import { ASKED_OVERRIDES_ID, type SiteOverrides } from '../site-data';
import { scriptJson } from './html-document';

const PREFIX = 'mf.';

/** A pattern of origins: `http://localhost:*` allows every port. */
export type AllowedOrigin = string;

const isAllowed = (address: URL, allowed: readonly AllowedOrigin[]): boolean =>
  allowed.some(
    (pattern) =>
      pattern === address.origin ||
      (pattern.endsWith(':*') && `${address.protocol}//${address.hostname}` === pattern.slice(0, -2)),
  );

/**
 * The remotes that an address requests from elsewhere (`?mf.catalogue=http://localhost:8081/remoteEntry.js`).
 *
 * A remote does not have to be published to be loaded from elsewhere.
 *
 * @param withShell whether the shell itself may come from elsewhere; never on a live site
 * @returns undefined if the address requests none; disallowed ones are ignored, with the reason
 */
export function readOverrides(
  url: URL,
  allowed: readonly AllowedOrigin[],
  withShell = false,
): SiteOverrides | undefined {
  const accepted: Record<string, string> = {};
  const refused: { name: string; reason: string }[] = [];
  for (const [parameter, value] of url.searchParams) {
    if (!parameter.startsWith(PREFIX)) continue;
    const name = parameter.slice(PREFIX.length).slice(0, 60);
    if (!remoteNameSchema.safeParse(name).success) refused.push({ name, reason: 'no remote can have this name.' });
    else if (name === SHELL && !withShell)
      refused.push({ name, reason: 'the shell is never loaded from elsewhere here.' });
    else if (!URL.canParse(value)) refused.push({ name, reason: 'its address is not one.' });
    else if (!isAllowed(new URL(value), allowed))
      refused.push({ name, reason: `${new URL(value).origin} is not on the list of allowed origins.` });
    else accepted[name] = value;
  }
  if (refused.length === 0 && Object.keys(accepted).length === 0) return undefined;
  return { accepted, refused };
}

/** The address without overrides. */
export function withoutOverrides(url: URL): URL {
  const plain = new URL(url);
  for (const name of [...plain.searchParams.keys()]) if (name.startsWith(PREFIX)) plain.searchParams.delete(name);
  return plain;
}

/** An address of this site with the overrides of the document that leads to it. */
export function withOverrides(location: string, from: URL, { accepted }: SiteOverrides): string {
  const address = new URL(location, from);
  if (address.origin !== from.origin) return location;
  for (const [name, entry] of Object.entries(accepted)) address.searchParams.set(PREFIX + name, entry);
  return address.pathname + address.search + address.hash;
}

/** A live site accepts only the first allowed override. */
export function onlyFirst({ accepted, refused }: SiteOverrides): SiteOverrides {
  const [first, ...others] = Object.entries(accepted);
  const reason = 'only one remote at a time comes from elsewhere.';
  return {
    accepted: first ? Object.fromEntries([first]) : {},
    refused: [...refused, ...others.map(([name]) => ({ name, reason }))],
  };
}

/** A document followed by the overrides that its address requested and did not get. */
export const withAsked = (body: string, asked: SiteOverrides): string =>
  body.replace(
    /<\/body>\s*<\/html>$/,
    (end) => `<script type="application/json" id="${ASKED_OVERRIDES_ID}">${scriptJson(asked)}</script>\n${end}`,
  );

/** The origins that the page has to be allowed to load from. */
export function originsOf(overrides: SiteOverrides): string[] {
  return [...new Set(Object.values(overrides.accepted).map((address) => new URL(address).origin))];
}
