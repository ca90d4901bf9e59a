import type { Field } from '../content-type/field';
import { fieldMessagesOf } from '../field-errors';
import { hexDigest, idempotencyKeyOf, INVALID, postFailureOf, textOf } from '../posted-form';
import { ATTACHMENT_UPLOAD, FORM_FILES_BYTES, FORM_FILES_TOO_LARGE } from '../upload-limits';
import type { CollectionDefinition } from './define-collection';

/** A posted public form that was refused, with what was typed. */
export interface RefusedItem {
  readonly values: Readonly<Record<string, string>>;
  readonly message: string;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** The files that the server has already. */
  readonly files: readonly AttachedFile[];
}

/** A file of a refused form that the server has already. */
interface AttachedFile {
  readonly field: string;
  /** The name that it had. */
  readonly name: string;
  /** The hidden fields that send it again, by their names. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** The heading above the messages of the fields. */
const CHECK_FIELDS = 'Please check these fields';

function valueOf({ kind }: Field, text: string): unknown {
  if (kind === 'flag') return text !== '';
  if (text.trim() === '') return undefined;
  if (kind === 'integer') return Number(text);
  return kind === 'lines' ? text.split('\n').filter((line) => line.trim() !== '') : text;
}

/** The names of hidden fields for a file that the server has already: its address, and the name that it had. */
const sentFile = {
  address: (name: string): string => `${name}:address`,
  name: (name: string): string => `${name}:name`,
};

const fileOf = (field: string, address: string, name: string): AttachedFile => ({
  field,
  name,
  hidden: { [sentFile.address(field)]: address, [sentFile.name(field)]: name },
});

/** Uploads a file of a posted form. @returns its address */
type Upload = (file: File) => Promise<string>;

/** The files of a posted form. */
interface TakenFiles {
  /** Their addresses, by their fields. */
  readonly addresses: Readonly<Record<string, string>>;
  /** The names that they had. */
  readonly names: Readonly<Record<string, string>>;
  /** The digests of the uploaded ones: every upload has another address. */
  readonly contents: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** The status of the page with the errors. */
  readonly status: number;
}

const tooLarge = (message: string): Error => Object.assign(new Error(message), { status: 413 });

/** Uploads the chosen files; without one, the file that the server has already is sent again. */
async function takeFiles(form: FormData, fields: readonly string[], upload: Upload): Promise<TakenFiles> {
  const addresses: Record<string, string> = {};
  const names: Record<string, string> = {};
  const contents: Record<string, string> = {};
  const errors: Record<string, string> = {};
  let status = INVALID;
  let bytes = 0;
  for (const field of fields) {
    const file = form.get(field);
    addresses[field] = textOf(form, sentFile.address(field));
    names[field] = textOf(form, sentFile.name(field));
    if (!(file instanceof File) || file.name === '') continue;
    try {
      if (file.size > ATTACHMENT_UPLOAD.maxBytes) throw tooLarge(ATTACHMENT_UPLOAD.tooLarge);
      bytes += file.size;
      if (bytes > FORM_FILES_BYTES) throw tooLarge(FORM_FILES_TOO_LARGE);
      contents[field] = await hexDigest(await file.arrayBuffer());
      addresses[field] = await upload(file);
      names[field] = file.name;
    } catch (error) {
      const failure = postFailureOf(error);
      errors[field] = failure.message;
      ({ status } = failure);
    }
  }
  return { addresses, names, contents, errors, status };
}

/**
 * Sends a posted public form of a collection, with and without scripts.
 *
 * @param send makes the call with this body and idempotency key
 * @param upload uploads a file, for fields that ask for one
 * @returns the refusal and the status of its page; undefined when it was stored
 */
export async function postItem(
  form: FormData,
  { fields, publicForm }: CollectionDefinition,
  send: (body: Record<string, unknown>, idempotencyKey: string) => Promise<unknown>,
  upload: Upload = () => Promise.reject(new Error('This form takes no files')),
): Promise<{ readonly status: number; readonly refused: RefusedItem } | undefined> {
  const names = publicForm?.fields ?? [];
  const files = await takeFiles(
    form,
    names.filter((name) => fields[name]?.kind === 'attachment'),
    upload,
  );
  const values = Object.fromEntries([...names, 'consent'].map((name) => [name, textOf(form, name)]));
  const refuse = (status: number, message: string, errors: RefusedItem['errors']) => ({
    status,
    refused: {
      values,
      // The message of an answer about fields is that of the first field.
      message: Object.keys(errors).length > 0 ? CHECK_FIELDS : message,
      errors,
      // A file that the server does not have any longer is chosen again.
      files: Object.entries(files.addresses).flatMap(([field, address]) =>
        address && !(field in errors) ? [fileOf(field, address, files.names[field] ?? '')] : [],
      ),
    },
  });
  if (Object.keys(files.errors).length > 0) return refuse(files.status, CHECK_FIELDS, files.errors);
  const body = {
    ...Object.fromEntries(
      names.map((name) => [name, valueOf(fields[name] ?? { kind: 'line', label: name }, values[name] ?? '')]),
    ),
    ...Object.fromEntries(Object.entries(files.addresses).filter(([, address]) => address !== '')),
    consent: values['consent'] !== '',
    website: textOf(form, 'website'),
  };
  try {
    await send(body, await idempotencyKeyOf({ ...body, ...files.contents }));
    return undefined;
  } catch (error) {
    const { status, message } = postFailureOf(error);
    return refuse(status, message, fieldMessagesOf(error, [...names, 'consent']));
  }
}
