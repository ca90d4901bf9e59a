/**
 * The error of a request's target, in words for its sender; undefined for a valid one. Only plain paths are valid:
 * resolvers take `//host/…` and backslashes for another site.
 *
 * @param target as it was sent: path and query
 */
export function targetError(target: string): string | undefined {
  if (!target.startsWith('/')) return 'The address has to be a path that starts with a slash';
  const [path = ''] = target.split('?');
  if (path.startsWith('//')) return 'The address starts with two slashes';
  if (path.includes('\\')) return 'The address contains a backslash';
  try {
    decodeURIComponent(path);
  } catch {
    return 'The address contains a broken percent sign';
  }
  return undefined;
}

/** Whether programs read the answer at this address: then it is JSON, in the API's form of errors. */
export const isForPrograms = (target: string): boolean => /^\/api(\/|\?|$)/.test(target);

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Whether this is a well-formed host: a name or an address, with or without a port. */
export const isHost = (host: string): boolean => host.length <= 255 && HOST.test(host);
