import { data, redirect } from 'react-router';

/** Ends a loader or an action whose address has no page: the host shows its not-found page with status 404. */
export function notFound(): never {
  throw data('Not found', { status: 404 });
}

/** Ends the loader of an old address: redirects browsers and search engines to the new one. */
export function movedTo(path: string): never {
  throw redirect(path, 301);
}
