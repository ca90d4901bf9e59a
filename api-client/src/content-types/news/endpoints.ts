import type { newsSchemas } from '../../schemas/content';
import { endpointsOf, type EndpointsOf } from '../endpoints-of';
import { newsNames } from './names';

export const { fetchAllNews, fetchNewsItem, addNews, updateNews, deleteNews } =
  endpointsOf<EndpointsOf<typeof newsNames, typeof newsSchemas.calls>>(newsNames);
