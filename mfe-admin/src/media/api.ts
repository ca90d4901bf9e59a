import { ANY_CONTENT, updateMedia } from 'api-client';
import { change, siteApi } from 'shared-store';

/** A focal point changes every picture that content shows, where a description or a folder changes the library alone. */
export const { useMediaFocusMutation } = siteApi.injectEndpoints({
  endpoints: (build) => ({ mediaFocus: change(build, updateMedia, ANY_CONTENT) }),
});
