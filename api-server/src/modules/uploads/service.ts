import { IMAGE_UPLOAD, PDF_UPLOAD, UNUSED_RESUME_HOURS } from 'api-client';
import { HOUR } from '../../clock';
import { unsupported } from '../../errors/failures';
import { fileUrl, storeFile } from '../../files/store-file';
import { take } from '../../limits/limits';
import type { Services } from '../../services';
import { readImage } from './image-file';
import { isPdf } from './pdf-file';
import { withinQuota } from './quota';
import type { Upload } from './read-upload';

/** Résumés per address and hour, as a multiple of the applications that are allowed: files get chosen anew. */
const RESUMES_PER_FORM = 12;

/**
 * Stores a picture, made anew and without its metadata.
 * @returns its address
 * @throws 415 when name, first bytes and decoding do not agree on a kind that the site takes
 */
export async function storeImage(services: Services, upload: Upload): Promise<string> {
  const image = await readImage(upload.bytes, upload.originalName);
  if (!image) throw unsupported(IMAGE_UPLOAD.wrongKind);
  const { bytes, contentType } = image;
  const { originalName, texts } = upload;
  const { name } = await storeFile(services, { bytes, contentType, originalName, kind: 'image', ...texts });
  return fileUrl(name);
}

/**
 * Stores a PDF that everybody may read.
 * @throws 415 when it is none
 */
export async function storeDocument(services: Services, upload: Upload): Promise<string> {
  if (!isPdf(upload.bytes, upload.originalName)) throw unsupported(PDF_UPLOAD.wrongKind);
  return storePdf(services, upload, 'document');
}

/**
 * Stores a résumé: private, and gone after some hours unless an application uses it.
 * @param address the sender's network address, whose stored résumés are counted
 * @throws 415 when it is no PDF, 429 when there were too many from there, 503 when there are too many on the whole site
 */
export async function storeResume(services: Services, upload: Upload, address: string): Promise<string> {
  if (!isPdf(upload.bytes, upload.originalName)) throw unsupported(PDF_UPLOAD.wrongKind);
  const most = services.config.limits.formsPerHour * RESUMES_PER_FORM;
  await take(services.db, services.clock, [{ key: `resume:${address}`, most, within: HOUR }]);
  return withinQuota(services, upload.bytes.length, () => storePdf(services, upload, 'resume'));
}

async function storePdf(services: Services, upload: Upload, kind: 'document' | 'resume'): Promise<string> {
  const { bytes, originalName, texts } = upload;
  const { name } = await storeFile(services, {
    bytes,
    originalName,
    kind,
    contentType: 'application/pdf',
    ...(kind === 'document' && texts),
    ...(kind === 'resume' && { purgeAt: new Date(services.clock.now().getTime() + UNUSED_RESUME_HOURS * HOUR) }),
  });
  return fileUrl(name);
}
