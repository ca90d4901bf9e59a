import { data, redirect } from 'react-router-dom';

/** What a loader throws for an address that names nothing: the shell shows its not-found page with status 404. */
export function notFound(what: string): never {
  throw data(`${what} was not found`, { status: 404 });
}

/** What a loader throws for an address that something has left: browsers and search engines take the new one. */
export function movedTo(path: string): never {
  throw redirect(path, 301);
}
