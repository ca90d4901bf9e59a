import { contentTypes } from '../content-types';
import { registeredType } from '../content-types/registered';
import type { RegisteredKind } from '../content/registered-kind';
import { registeredCareerBanner } from './career-banner/registered';
import { registeredSiteSettings } from './site-settings/registered';

/** Every kind of content that has a history, and most of them a trash. */
export const contentKinds: readonly RegisteredKind[] = [
  ...contentTypes.map(registeredType),
  registeredCareerBanner,
  registeredSiteSettings,
];
