import { may } from '../../auth/may';
import type { Viewer } from '../../auth/viewer';
import { NOT_WITH_TOKENS } from '../../contract/route';
import { notFound, unauthorized, forbidden } from '../../errors/failures';
import type { FileStore } from '../../files/file-store';
import { bestFormat } from '../../files/image-variants';
import { findFile } from '../../files/store-file';
import { openingOf, type AttachedItem } from './attached-item';
import type { Services } from '../../services';
import { findApplication } from '../job-applications/repository';

export interface ServedFile {
  store: FileStore;
  key: string;
  size: number;
  contentType: string;
  /** Names the bytes, which never change. */
  etag: string;
  isPublic: boolean;
  /** Pictures with a width depend on the formats that the browser accepts. */
  varies: boolean;
  disposition: 'inline' | 'attachment';
  originalName: string;
  /** The application that a resume was sent with; each opening of one is recorded. */
  applicationId: string | null;
  /** The item of a collection that an attachment was sent with; each opening of one is recorded. */
  attachedTo: AttachedItem | undefined;
}

/** A resume belongs to its application; one that no application has used yet to those who handle all jobs. */
async function maySeeResume({ db }: Services, viewer: Viewer, applicationId: string | null): Promise<boolean> {
  if (!may(viewer, { collection: 'job-applications' }, 'handle')) return false;
  if (!viewer.jobs) return true;
  return applicationId !== null && (await findApplication(db, viewer, applicationId)) !== undefined;
}

const NAME = /^[a-z0-9][a-z0-9.-]{0,119}$/;

/**
 * A stored file; with a width, a narrower picture in the best format that the browser accepts.
 * @throws 404 for any name that is not one of ours; 401 and 403 for an upload of a visitor without a token that may see it.
 */
export async function findServedFile(
  services: Services,
  { name, width, accept }: { name: string; width: number | undefined; accept: string | undefined },
  viewer: Viewer | undefined,
): Promise<ServedFile> {
  const row = NAME.test(name) ? await findFile(services.db, name) : undefined;
  if (!row) throw notFound('File');
  const isPublic = row.kind === 'image' || row.kind === 'document';
  if (!isPublic && !viewer) throw unauthorized();
  if (viewer?.scopes && !isPublic) throw forbidden(NOT_WITH_TOKENS);
  const attachedTo = row.kind === 'attachment' && viewer ? await openingOf(services.db, name, viewer) : undefined;
  const isHidden = row.kind === 'resume' && viewer && !(await maySeeResume(services, viewer, row.applicationId));
  if (isHidden) throw forbidden();
  const format = width !== undefined && row.kind === 'image' ? bestFormat(accept) : undefined;
  const common = {
    isPublic,
    varies: width !== undefined && row.kind === 'image',
    disposition: isPublic ? ('inline' as const) : ('attachment' as const),
    originalName: row.originalName,
    applicationId: row.applicationId,
    attachedTo,
  };
  if (width !== undefined && format) {
    const store = services.variants.store;
    const key = await services.variants.get(name, width, format);
    const found = await store.stat(key);
    if (!found) throw notFound('File');
    return {
      ...common,
      store,
      key,
      size: found.size,
      contentType: `image/${format}`,
      etag: `"${row.sha256.slice(0, 32)}-${key.slice(name.length + 1)}"`,
    };
  }
  const found = await services.files.stat(name);
  if (!found) throw notFound('File');
  return {
    ...common,
    store: services.files,
    key: name,
    size: found.size,
    contentType: row.contentType,
    etag: `"${row.sha256.slice(0, 32)}"`,
  };
}
