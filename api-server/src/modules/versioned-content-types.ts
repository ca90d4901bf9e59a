import type { Viewer } from '../auth/viewer';
import { contentTypes } from '../content-types';
import type { VersionedContentType } from '../content/versioned-content-type';
import { forbidden, notFound } from '../errors/failures';
import { versionedCareerBanner } from './career-banner/versioned';
import { versionedSiteSettings } from './site-settings/versioned';

/** Every content type with a history, and most of them with a trash. */
export const versionedContentTypes: readonly VersionedContentType[] = [
  ...contentTypes,
  versionedCareerBanner,
  versionedSiteSettings,
];

/** A content type whose history and editing a user may see. @throws 404 for an unknown one, 403 for other roles */
export function versionedContentTypeFor(collection: string, { role }: Pick<Viewer, 'role'>): VersionedContentType {
  const type = versionedContentTypes.find((one) => one.collection === collection);
  if (!type) throw notFound('Item');
  if (!type.roles.includes(role)) throw forbidden();
  return type;
}
