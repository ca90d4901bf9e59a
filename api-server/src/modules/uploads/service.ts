import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { ATTACHMENT_UPLOAD, IMAGE_FORMATS, IMAGE_UPLOAD, PDF_UPLOAD, UNUSED_RESUME_HOURS } from 'api-client';
import { and, eq, lte } from 'drizzle-orm';
import pLimit from 'p-limit';
import { HOUR } from '../../clock';
import { files } from '../../database/schema';
import { unsupported } from '../../errors/failures';
import { forgetFiles } from '../../files/file-deletions';
import { fileUrl, storeFile, type NewFile } from '../../files/store-file';
import { take } from '../../limits/limits';
import type { Services } from '../../services';
import { withinQuota } from './quota';
import type { Upload } from './read-upload';

/** Resumes per address and hour, as a multiple of the allowed applications: people choose files repeatedly. */
const RESUMES_PER_FORM = 12;

/** Files that are in memory at the same time while they are stored. */
const STORED_AT_ONCE = 4;
const inTurn = pLimit(STORED_AT_ONCE);

/**
 * Stores a picture, encoded again from its pixels and without its metadata.
 * @returns its address
 * @throws 415 when name, first bytes and decoding do not agree on an accepted format
 */
export async function storeImage(services: Services, upload: Upload): Promise<string> {
  const { source, result, originalName, texts, caller } = upload;
  const image = await services.fileWork.preparePicture(source, result, originalName, caller);
  if (!image) throw unsupported(IMAGE_UPLOAD.wrongKind);
  return inTurn(async () => {
    const bytes = await readFile(result);
    const { name } = await storeFile(services, { ...image, bytes, originalName, kind: 'image', ...texts });
    return fileUrl(name);
  });
}

/** Stores a file that is deleted after some hours unless a form uses it. @throws 503 when the whole site has too many */
function storeUnused(services: Services, file: Omit<NewFile, 'kind'>): Promise<string> {
  const purgeAt = new Date(services.clock.now().getTime() + UNUSED_RESUME_HOURS * HOUR);
  return withinQuota(services, file.bytes.length, async () =>
    fileUrl((await storeFile(services, { ...file, kind: 'resume', purgeAt })).name),
  );
}

/** @throws 415 when the PDF is not accepted */
async function storePdf(services: Services, upload: Upload, kind: 'document' | 'resume'): Promise<string> {
  const { source, result, originalName, texts, caller } = upload;
  const isNamedPdf = extname(originalName).toLowerCase() === '.pdf';
  const accepted = isNamedPdf ? await services.fileWork.preparePdf(source, result, caller) : undefined;
  if (accepted === undefined) throw unsupported(PDF_UPLOAD.wrongKind);
  return inTurn(async () => {
    const bytes = await readFile(accepted);
    const file = { bytes, originalName, contentType: PDF_UPLOAD.accept };
    if (kind === 'document') return fileUrl((await storeFile(services, { ...file, kind, ...texts })).name);
    return storeUnused(services, file);
  });
}

/**
 * Stores a public PDF.
 * @throws 415 when the PDF is not accepted
 */
export const storeDocument = (services: Services, upload: Upload): Promise<string> =>
  storePdf(services, upload, 'document');

/**
 * Counts a file that a visitor sends, before it is read: a refused one counts as well.
 * @param address the sender's network address
 * @throws 429 when there were too many from there
 */
export async function countSentFile({ db, clock, config }: Services, address: string): Promise<void> {
  const most = config.limits.formsPerHour * RESUMES_PER_FORM;
  await take(db, clock, [{ key: `resume:${address}`, most, within: HOUR }]);
}

/**
 * Stores a resume: private, and deleted after some hours unless an application uses it.
 * @throws 415 when the PDF is not accepted, 503 when the whole site has too many
 */
export const storeResume = (services: Services, upload: Upload): Promise<string> =>
  storePdf(services, upload, 'resume');

/** The formats of pictures that visitors send: those of cameras, phones and screens. */
const SENT_PICTURES: ReadonlySet<string> = new Set([
  IMAGE_FORMATS.jpeg.contentType,
  IMAGE_FORMATS.png.contentType,
  IMAGE_FORMATS.webp.contentType,
]);

/**
 * Stores a file of a public form as a resume is stored. A picture is encoded again from its pixels, without its metadata,
 * such as the place where it was taken.
 * @throws 415 when neither a PDF nor a picture is accepted, 503 when the whole site has too many
 */
export async function storeAttachment(services: Services, upload: Upload): Promise<string> {
  const { source, result, originalName, caller } = upload;
  if (extname(originalName).toLowerCase() === '.pdf') return storePdf(services, upload, 'resume');
  const picture = await services.fileWork.preparePicture(source, result, originalName, caller);
  if (!picture || !SENT_PICTURES.has(picture.contentType)) throw unsupported(ATTACHMENT_UPLOAD.wrongKind);
  return inTurn(async () => storeUnused(services, { ...picture, bytes: await readFile(result), originalName }));
}

/** Removes resumes that no application has used in time. */
export async function cleanUpResumes({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const over = and(eq(files.kind, 'resume'), eq(files.used, false), lte(files.purgeAt, now));
  await db.transaction((tx) => forgetFiles(tx, over, now));
}
