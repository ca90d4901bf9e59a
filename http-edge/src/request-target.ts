/**
 * What is wrong with the first line of a request, in words for whoever sent it; undefined for what can be answered.
 * Only plain paths are: `//host/…` would name another site to whatever resolves it, and so would a backslash.
 *
 * @param target as it was sent: path and query
 */
export function targetError(target: string): string | undefined {
  if (!target.startsWith('/')) return 'The address has to be a path that starts with a slash';
  const [path = ''] = target.split('?');
  if (path.startsWith('//')) return 'The address starts with two slashes';
  if (path.includes('\\')) return 'The address holds a backslash';
  try {
    decodeURIComponent(path);
  } catch {
    return 'The address holds a broken percent sign';
  }
  return undefined;
}

/** Whether an answer to this address is for programs: then it is JSON, in the API's form of failure. */
export const isForPrograms = (target: string): boolean => /^\/api(\/|\?|$)/.test(target);

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Whether this can be a host at all: a name or an address, and perhaps a port. */
export const isHost = (host: string): boolean => host.length <= 255 && HOST.test(host);
