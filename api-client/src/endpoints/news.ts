import type { newsCalls } from '../schemas/news';
import type { EndpointOf } from './endpoint';

type Calls = typeof newsCalls;

export const fetchAllNews: EndpointOf<Calls['fetchAllNews'], 'news'> = {
  id: 'fetchAllNews',
  method: 'GET',
  path: '/news',
  auth: 'public',
  field: 'news',
};
/** By id or slug. */
export const fetchNewsItem: EndpointOf<Calls['fetchNewsItem'], 'newsItem'> = {
  id: 'fetchNewsItem',
  method: 'GET',
  path: '/news/:id',
  auth: 'public',
  field: 'newsItem',
};
export const addNews: EndpointOf<Calls['addNews'], 'newsItem'> = {
  id: 'addNews',
  method: 'POST',
  path: '/news',
  auth: 'signedIn',
  field: 'newsItem',
};
export const updateNews: EndpointOf<Calls['updateNews'], 'newsItem'> = {
  id: 'updateNews',
  method: 'PUT',
  path: '/news/:id',
  auth: 'signedIn',
  field: 'newsItem',
};
export const deleteNews: EndpointOf<Calls['deleteNews'], 'message'> = {
  id: 'deleteNews',
  method: 'DELETE',
  path: '/news/:id',
  auth: 'signedIn',
  field: 'message',
};
