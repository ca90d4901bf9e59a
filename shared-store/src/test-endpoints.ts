import { deleteBlog } from 'api-client';
import { siteApi } from './site-api';
import { change } from './site-endpoints';

/** A change that a feature writes out: it has the message that is shown when the API gives none. */
export const probeApi = siteApi.injectEndpoints({
  endpoints: (build) => ({ probeDelete: change(build, deleteBlog, ['blogs', 'trash'], 'Failed to delete') }),
});
