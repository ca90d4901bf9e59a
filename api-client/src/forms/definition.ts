import { MESSAGE_TOPICS } from '../contact-messages/topics';
import type { ContentTypeDefinition } from '../content-type/content-type';

/** The desk of a form whose answers no one gets by email. */
export const NO_DESK = 'nobody';

/** A form that editors make. Its answers are the items of a collection (`answersOf`). */
export const formDefinition = {
  what: 'Form',
  screen: { purpose: 'Visitors fill in a form in the section “Form” of a page.' },
  title: 'title',
  fields: {
    title: { kind: 'line', label: 'Title', required: true, translated: true, max: 60 },
    introduction: {
      kind: 'text',
      label: 'Introduction',
      help: 'Shown above the questions.',
      translated: true,
      max: 2_000,
      rows: 3,
    },
    questions: {
      kind: 'custom',
      label: 'Questions',
      default: [],
      parts: {
        label: { kind: 'line', label: 'Question', max: 80 },
        help: { kind: 'line', label: 'Hint', max: 200 },
        options: { kind: 'choices', label: 'Option', max: 100, shownIn: 'optionLabels' },
      },
    },
    anonymous: {
      kind: 'flag',
      label: 'Take reports without a name',
      help: 'The form asks for no name and no email address. The sender gets a key, with which they read your answers. It cannot change once the form has answers.',
      default: false,
    },
    agreement: {
      kind: 'line',
      label: 'Consent',
      help: 'What visitors agree to: “I agree that you store this to send me a sample.”',
      required: true,
      translated: true,
      max: 200,
    },
    button: { kind: 'line', label: 'Text of the button', required: true, translated: true, max: 40 },
    thanks: {
      kind: 'text',
      label: 'Thanks',
      help: 'Shown after the form was sent.',
      translated: true,
      max: 500,
      rows: 2,
    },
    desk: {
      kind: 'select',
      label: 'Email answers to',
      help: 'Desks have their addresses in the site settings. A desk without an address uses the address of the site. Reports without a name are only counted in one email a day.',
      options: [NO_DESK, ...MESSAGE_TOPICS],
      optionLabels: { [NO_DESK]: 'No one' },
      default: NO_DESK,
    },
    confirmation: {
      kind: 'text',
      label: 'Email to the sender',
      help: 'Sent with the reference after the form was received. If it is empty, the sender gets no email; the sender of a report without a name never gets one.',
      translated: true,
      max: 2_000,
      rows: 4,
    },
    keptMonths: {
      kind: 'integer',
      label: 'Months until deletion',
      help: 'What visitors sent is deleted after this time.',
      range: [1, 120],
      default: 6,
    },
  },
  form: {
    main: ['title', 'introduction', 'questions', ['agreement', 'button'], ['thanks', 'confirmation']],
    aside: ['anonymous', 'desk', 'keptMonths'],
    invalid: 'All Fields are Required',
  },
  order: ['title'],
  search: { fields: ['title'], folded: true },
  table: ['title', 'keptMonths', 'status'],
  imported: true,
} as const satisfies ContentTypeDefinition;
