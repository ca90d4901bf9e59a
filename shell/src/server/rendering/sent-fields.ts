import type { PageTask } from './messages';

/** The fields of a form as they can be sent to another process. */
export async function sentFields(form: FormData): Promise<NonNullable<PageTask['post']>['fields']> {
  const fields = [...form].map(async ([name, value]) => {
    if (typeof value === 'string') return [name, value] as const;
    const bytes = new Uint8Array(await value.arrayBuffer());
    return [name, { name: value.name, type: value.type, bytes }] as const;
  });
  return Promise.all(fields);
}
