import { fileNameOf, type PersonData } from 'api-client';
import { extname } from 'node:path';
import { attachmentsOf } from '../../content-types/collections/attachments';
import type { Services } from '../../services';
import type { ArchivedFile } from './archive';

/** The files of an export: all data as JSON, each resume and attachment, and emails if the site stores them itself. */
export async function* personFiles(
  { db, files, mail, clock }: Pick<Services, 'db' | 'files' | 'mail' | 'clock'>,
  person: PersonData,
): AsyncGenerator<ArchivedFile> {
  const data = { exportedAt: clock.now().toISOString(), ...person };
  yield { name: 'data.json', bytes: [Buffer.from(`${JSON.stringify(data, null, 2)}\n`)], compressed: false };
  for (const { reference, sendings } of person.applications) {
    for (const [at, { resume }] of sendings.entries()) {
      const name = fileNameOf(resume);
      if (!name || !(await files.stat(name))) continue;
      yield { name: `resumes/${reference}-${at + 1}.pdf`, bytes: await files.read(name), compressed: true };
    }
  }
  for (const item of person.collectionItems) {
    for (const [at, name] of (await attachmentsOf(db, item)).entries()) {
      if (!(await files.stat(name))) continue;
      const reference = typeof item['slug'] === 'string' ? item['slug'] : item._id;
      yield {
        name: `attachments/${reference}-${at + 1}${extname(name)}`,
        bytes: await files.read(name),
        compressed: true,
      };
    }
  }
  for (const { _id } of person.mails) {
    const email = await mail.stored(_id);
    if (email) yield { name: `mails/${_id}.eml`, bytes: [email], compressed: false };
  }
}
