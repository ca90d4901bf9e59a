import fp from 'fastify-plugin';
import { readWithRelease, releaseOf } from '../modules/releases/read-with-release';

/** Answers the reads of who has the link of a release as visitors will see the site. */
export const releasePreviewsPlugin = fp(
  async (app) => {
    const { services } = app;
    app.decorate('previewedRead', async (request) => {
      const release = await releaseOf(services, request);
      return release === undefined ? undefined : (read) => readWithRelease(services, release, request, read);
    });
  },
  { name: 'release-previews', dependencies: ['services'] },
);
