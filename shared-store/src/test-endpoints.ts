import { allAdmins, deleteBlog, fetchAllBlog } from 'api-client';
import { siteApi } from './site-api';
import { change, readAnswer, readItems } from './site-endpoints';

/** A minimal example of the endpoints that a feature injects. */
export const probeApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    probePage: readAnswer(build, fetchAllBlog, ['blogs']),
    probeAdmins: readItems(build, allAdmins, ['admins']),
    probeDelete: change(build, deleteBlog, ['blogs', 'trash'], 'Failed to delete'),
  }),
});

export const fetchAdminsProbe = () => probeApi.endpoints.probeAdmins.initiate();
