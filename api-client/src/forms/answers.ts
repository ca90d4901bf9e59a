import { remoteCollection } from '../collections/collection-type';
import type { CollectionDefinition, CollectionFieldKind } from '../collections/define-collection';
import type { FieldOf } from '../content-type/field';
import type { RemoteCollection } from '../tags';
import { NO_DESK } from './definition';
import type { Form, Question } from './schemas';

/** The first part of the collections of forms, in place of a remote's name; no remote may have this name. */
export const FORMS = 'forms';

/** The name of the collection of a form's answers in an address: `/x/forms/<name>`. */
export const answersName = (id: string): string => `f${id}`;

/** The collection of a form's answers: `forms:<name>`. */
export const answersOf = (id: string): RemoteCollection => remoteCollection(FORMS, answersName(id));

/** The first option of a question that need not be answered. */
const NO_ANSWER = 'No answer';

/** The name of the field with the answers to a question. */
const fieldNameOf = ({ _id }: Pick<Question, '_id'>): string => `q${_id}`;

function fieldOf({ kind, label, help, required, options }: Question): FieldOf<CollectionFieldKind> {
  const base = { label, personal: true, ...(help && { help }), ...(required && { required }) } as const;
  switch (kind) {
    case 'line':
      return { kind, ...base, max: 500 };
    case 'text':
      return { kind, ...base, max: 5_000 };
    case 'select': {
      const [first = label, ...others] = required ? options : new Set([NO_ANSWER, ...options]);
      return { kind, ...base, options: [first, ...others] };
    }
    case 'flag':
      return { kind, label, personal: true, ...(help && { help }), default: false };
    case 'integer':
      return { kind, ...base, range: [0, 1_000_000_000], default: null };
    case 'date':
      return { kind, ...base, nullable: true };
  }
}

/** The fields of an answer that editors fill in. */
const EDITORS_FIELDS = {
  state: { kind: 'select', label: 'State', options: ['New', 'In progress', 'Done'] },
  handledBy: { kind: 'line', label: 'Handled by', max: 120 },
  note: { kind: 'text', label: 'Note', help: 'The sender does not see it.', personal: true, max: 5_000, rows: 4 },
} as const satisfies CollectionDefinition['fields'];

/**
 * The definition of the collection of a form's answers. Every form asks for a name and an email address: an answer can be
 * replied to, and an erasure finds it.
 */
export function formCollection(
  form: Pick<Form, 'title' | 'questions' | 'agreement' | 'button' | 'keptMonths' | 'desk' | 'confirmation'>,
): CollectionDefinition {
  const asked = {
    name: { kind: 'line', label: 'Name', required: true, personal: true, max: 120 },
    email: { kind: 'mailAddress', label: 'Email', required: true, personal: true },
    ...Object.fromEntries(form.questions.map((question) => [fieldNameOf(question), fieldOf(question)])),
  } as const satisfies CollectionDefinition['fields'];
  return {
    what: form.title,
    plural: form.title,
    screen: { one: 'answer', many: 'answers', add: 'Add answer', deleted: 'Answer' },
    title: 'name',
    fields: { ...asked, ...EDITORS_FIELDS },
    form: { main: Object.keys(asked), aside: Object.keys(EDITORS_FIELDS) },
    order: '-createdAt',
    search: { fields: ['name', 'email'] },
    filters: { state: { kind: 'select', field: 'state' } },
    table: ['name', 'email', 'state', 'handledBy', 'createdAt'],
    publicForm: {
      fields: Object.keys(asked),
      keptMonths: form.keptMonths,
      agreement: form.agreement,
      button: form.button,
      ...(form.desk !== NO_DESK && { desk: form.desk }),
      ...(form.confirmation && { confirmation: form.confirmation }),
    },
  };
}

/**
 * The definition that is stored: nothing that was sent is lost. The questions and options that the form no longer has stay
 * fields, and visitors are no longer asked.
 */
export function withFormerFields(before: CollectionDefinition, after: CollectionDefinition): CollectionDefinition {
  const former = Object.entries(before.fields).flatMap(([name, { required: _, ...field }]) =>
    Object.hasOwn(after.fields, name) ? [] : [[name, field] as const],
  );
  const kept = Object.entries(after.fields).map(([name, field]) => {
    const known = before.fields[name];
    if (field.kind !== 'select' || known?.kind !== 'select') return [name, field] as const;
    const [first, ...others] = new Set([...field.options, ...known.options]);
    return [name, { ...field, options: [first ?? field.label, ...others] }] as const;
  });
  return { ...after, fields: Object.fromEntries([...kept, ...former]) as CollectionDefinition['fields'] };
}
