import type { blogCalls } from '../schemas/blogs';
import type { EndpointOf } from './endpoint';

type Calls = typeof blogCalls;

export const fetchAllBlog: EndpointOf<Calls['fetchAllBlog'], 'blogs'> = {
  id: 'fetchAllBlog',
  method: 'GET',
  path: '/blogs',
  auth: 'public',
  field: 'blogs',
};
/** By id or slug. */
export const fetchBlog: EndpointOf<Calls['fetchBlog'], 'blog'> = {
  id: 'fetchBlog',
  method: 'GET',
  path: '/blogs/:id',
  auth: 'public',
  field: 'blog',
};
/** Counts one view per visitor and day. */
export const viewBlog: EndpointOf<Calls['viewBlog'], 'views'> = {
  id: 'viewBlog',
  method: 'POST',
  path: '/blogs/:id/view',
  auth: 'public',
  field: 'views',
};
/** One like per visitor. */
export const likeBlog: EndpointOf<Calls['likeBlog'], 'likes'> = {
  id: 'likeBlog',
  method: 'POST',
  path: '/blogs/:id/like',
  auth: 'public',
  field: 'likes',
};
export const unlikeBlog: EndpointOf<Calls['unlikeBlog'], 'likes'> = {
  id: 'unlikeBlog',
  method: 'DELETE',
  path: '/blogs/:id/like',
  auth: 'public',
  field: 'likes',
};
export const addBlog: EndpointOf<Calls['addBlog'], 'blog'> = {
  id: 'addBlog',
  method: 'POST',
  path: '/blogs',
  auth: 'signedIn',
  field: 'blog',
};
export const updateBlog: EndpointOf<Calls['updateBlog'], 'blog'> = {
  id: 'updateBlog',
  method: 'PUT',
  path: '/blogs/:id',
  auth: 'signedIn',
  field: 'blog',
};
export const deleteBlog: EndpointOf<Calls['deleteBlog'], 'message'> = {
  id: 'deleteBlog',
  method: 'DELETE',
  path: '/blogs/:id',
  auth: 'signedIn',
  field: 'message',
};
