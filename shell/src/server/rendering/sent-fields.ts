import type { SentField } from './messages';

/** The fields of a form, converted so that they can be sent to another process. */
export async function sentFields(form: FormData): Promise<readonly SentField[]> {
  const fields = [...form].map(async ([name, value]): Promise<SentField> => {
    if (typeof value === 'string') return [name, value];
    const bytes = new Uint8Array(await value.arrayBuffer());
    return [name, { name: value.name, type: value.type, bytes }];
  });
  return Promise.all(fields);
}
