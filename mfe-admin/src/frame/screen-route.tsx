import type { AdminScreen } from 'federation/contract';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorPanel } from 'ui-kit';
import { handleOf } from './screen-handle';

type ScreenRoute = AdminScreen['routes'][number];

/** The code of a screen could not be loaded. The router caches the failed attempt: only a new document tries again. */
class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded';
}

/**
 * The message of an error that a loader threw (an error, or `data('…', {status: 404})`) or that a screen threw while
 * rendering.
 */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error) && typeof error.data === 'string') return error.data;
  if (error instanceof Error && error.message !== '') return error.message;
  return 'No reason was given.';
}

/** Replaces a failed screen; the menu and the rest of the frame keep working. */
function ScreenError({ label }: { readonly label: string }): ReactNode {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (error instanceof ScreenNotLoaded) {
    return <ErrorPanel message={error.message} onRetry={() => window.location.reload()} />;
  }
  return (
    <ErrorPanel
      title={`${label} is not available right now`}
      message={`${messageOf(error)} The rest of the administration works.`}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}

/** The route of a screen, with a message if its code cannot be loaded. */
function guarded(route: ScreenRoute): ScreenRoute {
  const { lazy } = route;
  const own =
    typeof lazy === 'function'
      ? {
          lazy: () =>
            lazy().catch((cause: unknown) => {
              throw new ScreenNotLoaded(cause instanceof Error ? cause.message : 'The screen could not be loaded.', {
                cause,
              });
            }),
        }
      : {};
  return route.index ? { ...route, ...own } : { ...route, ...own, children: route.children?.map(guarded) };
}

/**
 * The route of a contributed screen below `/admin`, with its name in the document's title and a panel for its errors.
 */
export function screenRoute({ path, label, routes }: AdminScreen): ScreenRoute {
  return { path, handle: handleOf(label), errorElement: <ScreenError label={label} />, children: routes.map(guarded) };
}
