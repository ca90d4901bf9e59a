import { contentTypes } from '../content-types';
import { registeredType } from '../content-types/registered';
import type { RegisteredKind } from '../content/registered-kind';
import { registeredCareerBanner } from './career-banner/registered';
import { registeredSiteSettings } from './site-settings/registered';

/** Every kind of content with a history, and most of them with a trash. */
export const contentKinds: readonly RegisteredKind[] = [
  ...contentTypes.map(registeredType),
  registeredCareerBanner,
  registeredSiteSettings,
];
