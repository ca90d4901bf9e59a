import { careerBannerBodySchema } from 'api-client/schemas';
import type { VersionedContentType } from '../../content/versioned-content-type';
import { findCareerBanner, toCareerBanner } from './repository';
import { updateCareerBanner } from './update';

/** The history of the career banner. A site has one banner, so it has no trash. */
export const versionedCareerBanner: VersionedContentType = {
  collection: 'career-banner',
  what: 'Career banner',
  current: async (tx) => {
    const [row] = await findCareerBanner(tx).for('update');
    return row && toCareerBanner(row);
  },
  revert: (change, _id, content) => {
    const { image, alt, heading, text, link } = content;
    return updateCareerBanner(change, careerBannerBodySchema.parse({ image, alt, heading, text, link }));
  },
};
