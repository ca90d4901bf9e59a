import { inLanguage } from 'api-client';
import { createStaticHandler, type RouteObject, type StaticHandler, type StaticHandlerContext } from 'react-router';
import { FormRequest } from './posted-form';
import type { RenderRequest } from './render-request';

export interface HandledRequest {
  readonly handler: StaticHandler;
  readonly context: StaticHandlerContext | Response;
}

/** Runs the loaders, or the action, of the routes that the address of a request matches, in its language. */
export async function handle(
  { url, languages: { current }, post }: RenderRequest,
  routes: RouteObject[],
): Promise<HandledRequest> {
  const handler = createStaticHandler(routes, { basename: inLanguage('/', current) });
  const address = new URL(url);
  address.pathname = inLanguage(url.pathname, current);
  const context = await handler.query(post ? new FormRequest(address, post.fields) : new Request(address));
  return { handler, context };
}
