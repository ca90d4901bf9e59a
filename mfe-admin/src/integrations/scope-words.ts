import { TOKEN_RESOURCES, type TokenResource, type TokenScope } from 'api-client/token-scopes';
import { collectionName } from '../names';

/** The resources to which a token can give access, in the order of the menu. */
export const RESOURCES: readonly { readonly value: TokenResource; readonly label: string }[] = TOKEN_RESOURCES.map(
  (value) => ({ value, label: value === 'reports' ? 'Visits and site status' : collectionName(value) }),
);

const inWords = (scopes: readonly TokenScope[]): string[] =>
  RESOURCES.flatMap(({ value, label }) => {
    if (scopes.includes(`${value}:write`)) return [`${label} (read and change)`];
    return scopes.includes(`${value}:read`) ? [`${label} (read)`] : [];
  });

/** A summary of the access that scopes give: the first two, and how many more. */
export function accessWords(scopes: readonly TokenScope[]): string {
  const words = inWords(scopes);
  const named = words.slice(0, 2).join(', ');
  return words.length > 2 ? `${named} and ${words.length - 2} more` : named;
}
