import type { ContentTypeDefinition } from '../content-type/content-type';

/** A form that editors make. Its answers are the items of a collection (`answersOf`). */
export const formDefinition = {
  what: 'Form',
  screen: { purpose: 'Visitors fill in a form in the section “Form” of a page.' },
  title: 'title',
  fields: {
    title: { kind: 'line', label: 'Title', required: true, max: 60 },
    introduction: { kind: 'text', label: 'Introduction', help: 'Shown above the questions.', max: 2_000, rows: 3 },
    questions: { kind: 'custom', label: 'Questions', default: [] },
    agreement: {
      kind: 'line',
      label: 'Consent',
      help: 'What visitors agree to: “I agree that you store this to send me a sample.”',
      required: true,
      max: 200,
    },
    button: { kind: 'line', label: 'Text of the button', required: true, max: 40 },
    thanks: { kind: 'text', label: 'Thanks', help: 'Shown after the form was sent.', max: 500, rows: 2 },
    keptMonths: {
      kind: 'integer',
      label: 'Months until deletion',
      help: 'What visitors sent is deleted after this time.',
      range: [1, 120],
      default: 6,
    },
  },
  form: {
    main: ['title', 'introduction', 'questions'],
    aside: ['agreement', 'button', 'thanks', 'keptMonths'],
    invalid: 'All Fields are Required',
  },
  order: ['title'],
  search: { fields: ['title'], folded: true },
  table: ['title', 'keptMonths', 'status'],
  imported: true,
} as const satisfies ContentTypeDefinition;
