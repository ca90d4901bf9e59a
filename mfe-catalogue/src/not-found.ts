import { data } from 'react-router-dom';

/** What a loader throws for an address that names nothing: the shell shows its not-found page with status 404. */
export function notFound(what: string): never {
  throw data(`${what} was not found`, { status: 404 });
}
