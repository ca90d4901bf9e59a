import { contentTypes } from '../content-types';
import type { VersionedContentType } from '../content/versioned-content-type';
import { versionedCareerBanner } from './career-banner/versioned';
import { versionedSiteSettings } from './site-settings/versioned';

/** Every content type with a history, and most of them with a trash. */
export const versionedContentTypes: readonly VersionedContentType[] = [
  ...contentTypes,
  versionedCareerBanner,
  versionedSiteSettings,
];
