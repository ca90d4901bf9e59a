import type { blogSchemas } from '../../schemas/content';
import { endpointsOf, type EndpointsOf } from '../endpoints-of';
import { blogNames } from './names';
import type { EndpointOf } from '../../endpoints/endpoint';
import type { reactionCalls } from './schemas';

export const { fetchAllBlog, fetchBlog, addBlog, updateBlog, deleteBlog } =
  endpointsOf<EndpointsOf<typeof blogNames, typeof blogSchemas.calls>>(blogNames);

type Reactions = typeof reactionCalls;

/** Counts one view per visitor and day. */
export const viewBlog: EndpointOf<Reactions['viewBlog'], 'views'> = {
  id: 'viewBlog',
  method: 'POST',
  path: '/blogs/:id/view',
  auth: 'public',
  field: 'views',
};
/** One like per visitor. */
export const likeBlog: EndpointOf<Reactions['likeBlog'], 'likes'> = {
  id: 'likeBlog',
  method: 'POST',
  path: '/blogs/:id/like',
  auth: 'public',
  field: 'likes',
};
export const unlikeBlog: EndpointOf<Reactions['unlikeBlog'], 'likes'> = {
  id: 'unlikeBlog',
  method: 'DELETE',
  path: '/blogs/:id/like',
  auth: 'public',
  field: 'likes',
};
