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
export const NO_ANSWER = 'No answer';

/** The name of the field with the answers to a question. */
export const fieldNameOf = ({ _id }: Pick<Question, '_id'>): string => `q${_id}`;

function fieldOf({ kind, label, help, required, options, optionLabels }: Question): FieldOf<CollectionFieldKind> {
  const base = { label, personal: true, ...(help && { help }), ...(required && { required }) } as const;
  switch (kind) {
    case 'line':
      return { kind, ...base, max: 500 };
    case 'text':
      return { kind, ...base, max: 5_000 };
    case 'select': {
      const [first = label, ...others] = required ? options : new Set([NO_ANSWER, ...options]);
      return { kind, ...base, options: [first, ...others], ...(optionLabels && { optionLabels }) };
    }
    case 'flag':
      return { kind, label, personal: true, ...(help && { help }), default: false };
    case 'integer':
      return { kind, ...base, range: [0, 1_000_000_000], default: null };
    case 'attachment':
      return { kind, ...base };
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

/** The parts of a form that its visitors need. */
type AskedForm = Pick<Form, 'title' | 'questions' | 'agreement' | 'button' | 'keptMonths'>;

type AnsweredForm = AskedForm & Pick<Form, 'anonymous' | 'desk' | 'confirmation'>;

const questionFields = ({ questions }: AskedForm): CollectionDefinition['fields'] =>
  Object.fromEntries(
    questions.map((question) => [fieldNameOf(question), fieldOf(question)] as const),
  ) as CollectionDefinition['fields'];

/** The definition of a report without a name: the questions of its form, and nothing about the sender. */
export function reportDefinition(form: AskedForm): CollectionDefinition {
  const { title, agreement, button, keptMonths } = form;
  const fields = questionFields(form);
  return {
    what: title,
    title: Object.keys(fields)[0] ?? '',
    fields,
    order: '-createdAt',
    publicForm: { fields: Object.keys(fields), keptMonths, agreement, button, anonymous: true },
  };
}

/**
 * The collection of the reports without a name of a form, as editors handle them. The answers of the sender are in the
 * thread of a report alone, so that no history, export, event or list has them.
 */
function reportCollection({ title, agreement, button, keptMonths, desk }: AnsweredForm): CollectionDefinition {
  const { note, ...others } = EDITORS_FIELDS;
  const { personal: _, ...plainNote } = note;
  const editors = { ...others, note: plainNote };
  return {
    what: title,
    plural: title,
    screen: { one: 'report', many: 'reports', add: 'Add report', deleted: 'Report' },
    title: 'name',
    fields: { name: { kind: 'line', label: 'Reference', required: true, max: 120 }, ...editors },
    form: { main: ['name'], aside: Object.keys(editors) },
    order: '-createdAt',
    search: { fields: ['name'] },
    filters: { state: { kind: 'select', field: 'state' } },
    table: ['name', 'state', 'handledBy', 'createdAt'],
    publicForm: {
      ...{ fields: ['name'], keptMonths, agreement, button, anonymous: true },
      ...(desk !== NO_DESK && { desk }),
    },
  };
}

/**
 * The definition of the collection of a form's answers. A form asks for a name and an email address, so that an answer can
 * be replied to and an erasure finds it; one for reports without a name asks for neither.
 */
export function formCollection(form: AnsweredForm): CollectionDefinition {
  if (form.anonymous) return reportCollection(form);
  const asked = {
    name: { kind: 'line', label: 'Name', required: true, personal: true, max: 120 },
    email: { kind: 'mailAddress', label: 'Email', required: true, personal: true },
    ...questionFields(form),
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
