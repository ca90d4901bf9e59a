import { data, redirect } from 'react-router-dom';

/** Thrown by a loader for an unknown address: the shell shows its not-found page with status 404. */
export function notFound(what: string): never {
  throw data(`${what} was not found`, { status: 404 });
}

/** Thrown by a loader for an old address: redirects browsers and search engines to the new one. */
export function movedTo(path: string): never {
  throw redirect(path, 301);
}
