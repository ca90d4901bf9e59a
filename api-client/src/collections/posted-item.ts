import type { Field } from '../content-type/field';
import { fieldMessagesOf } from '../field-errors';
import { idempotencyKeyOf, postFailureOf, textOf } from '../posted-form';
import type { CollectionDefinition } from './define-collection';

/** A posted public form that was refused, with what was typed. */
export interface RefusedItem {
  readonly values: Readonly<Record<string, string>>;
  readonly message: string;
  readonly errors: Readonly<Partial<Record<string, string>>>;
}

/** The heading above the messages of the fields. */
const CHECK_FIELDS = 'Please check these fields';

function valueOf({ kind }: Field, text: string): unknown {
  if (kind === 'flag') return text !== '';
  if (text.trim() === '') return undefined;
  if (kind === 'integer') return Number(text);
  return kind === 'lines' ? text.split('\n').filter((line) => line.trim() !== '') : text;
}

/**
 * Sends a posted public form of a collection, with and without scripts.
 *
 * @param send makes the call with this body and idempotency key
 * @returns the refusal and the status of its page; undefined when it was stored
 */
export async function postItem(
  form: FormData,
  { fields, publicForm }: CollectionDefinition,
  send: (body: Record<string, unknown>, idempotencyKey: string) => Promise<unknown>,
): Promise<{ readonly status: number; readonly refused: RefusedItem } | undefined> {
  const names = publicForm?.fields ?? [];
  const values = Object.fromEntries([...names, 'consent'].map((name) => [name, textOf(form, name)]));
  const body = {
    ...Object.fromEntries(
      names.map((name) => [name, valueOf(fields[name] ?? { kind: 'line', label: name }, values[name] ?? '')]),
    ),
    consent: values['consent'] !== '',
    website: textOf(form, 'website'),
  };
  try {
    await send(body, await idempotencyKeyOf(body));
    return undefined;
  } catch (error) {
    const { status, message } = postFailureOf(error);
    const errors = fieldMessagesOf(error, [...names, 'consent']);
    // The message of an answer about fields is that of the first field.
    const title = Object.keys(errors).length > 0 ? CHECK_FIELDS : message;
    return { status, refused: { values, message: title, errors } };
  }
}
