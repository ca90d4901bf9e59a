import { AddSector, deleteBlog } from 'api-client';
import { siteApi } from '../site-api';
import { change } from '../site-endpoints';

/** Changes that a feature writes out; the first has the message that is shown when the API gives none. */
export const probeApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    probeDelete: change(build, deleteBlog, 'Failed to delete'),
    probeCreate: change(build, AddSector),
  }),
});
