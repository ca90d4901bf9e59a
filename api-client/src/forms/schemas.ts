import * as z from 'zod';
import { inLanguageFields, schemasOf } from '../content-type/schemas-of';
import { line, optionalLine } from '../validation/text';
import { formDefinition } from './definition';

const MAX_QUESTIONS = 40;
const MAX_OPTIONS = 50;

/** The kinds of answers, named as the kinds of fields. */
const QUESTION_KINDS = ['line', 'text', 'select', 'flag', 'integer', 'date', 'attachment'] as const;

/** A question of a form. Its id names the field of its answers, so it never changes. */
export const questionSchema = z.object({
  _id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  label: z.string(),
  help: z.string(),
  required: z.boolean(),
  /** The answers to choose from, if its kind is `select`. */
  options: z.array(z.string()),
  /** In another language than English: the translated words of the options, by the English ones. */
  optionLabels: z.record(z.string(), z.string()).optional(),
  ...inLanguageFields,
});
export type Question = z.output<typeof questionSchema>;
export type QuestionKind = Question['kind'];

const question = z.object({
  _id: z
    .string()
    .regex(/^[a-z0-9]{1,30}$/, 'Id may have lower-case letters and digits only')
    .optional(),
  kind: z.enum(QUESTION_KINDS, { error: 'Kind is not a kind of answer' }),
  label: line('Question', 80),
  help: optionalLine('Hint', 200).default(''),
  required: z.boolean({ error: 'Required must be true or false' }).default(false),
  options: z
    .array(line('Option', 100), { error: 'Options must be a list' })
    .max(MAX_OPTIONS, `Options may have at most ${MAX_OPTIONS} entries`)
    .refine((all) => new Set(all).size === all.length, 'Each option must be different')
    .default([]),
});

export const questionBodySchema = question.refine(({ kind, options }) => kind !== 'select' || options.length > 0, {
  path: ['options'],
  message: 'Add at least one option',
});

/** A question of a draft: its text and its options may be missing. */
const draftQuestion = question.extend({ label: optionalLine('Question', 80).default('') });

const questionList = <Written extends z.ZodType>(written: Written) =>
  z
    .array(written, { error: 'Questions must be a list' })
    .max(MAX_QUESTIONS, `Questions may have at most ${MAX_QUESTIONS} entries`);

export const formSchemas = schemasOf(formDefinition, {
  questions: {
    read: z.array(questionSchema),
    written: questionList(questionBodySchema),
    draft: questionList(draftQuestion),
  },
});
export type Form = z.output<typeof formSchemas.entity>;
export type FormBody = z.input<typeof formSchemas.body>;
