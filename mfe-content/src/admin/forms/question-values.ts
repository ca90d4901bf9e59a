import type { Question, QuestionKind } from 'api-client';

/** A question in the editor's form: each option is a line. */
export type QuestionValues = Omit<Question, 'options'> & { options: string; isNew: boolean };

export const KIND_LABELS: Readonly<Record<QuestionKind, string>> = {
  line: 'One line',
  text: 'Several lines',
  select: 'One of several options',
  flag: 'Yes or no',
  integer: 'A number',
  date: 'A day',
  attachment: 'A file: PDF or picture',
};

const ID_PARTS = 3;

/** A question that is not stored yet. Its id names the field of its answers. */
export const newQuestion = (): QuestionValues => ({
  _id: [...crypto.getRandomValues(new Uint32Array(ID_PARTS))].map((part) => part.toString(36)).join(''),
  kind: 'line',
  label: '',
  help: '',
  required: false,
  options: '',
  isNew: true,
});

/** The questions of a form for its editor. */
export const toQuestionValues = (questions: readonly Question[]): QuestionValues[] =>
  questions.map((question) => ({ ...question, options: question.options.join('\n'), isNew: false }));

/** The questions for the API. */
export const toQuestions = (values: readonly QuestionValues[]): Question[] =>
  values.map(({ isNew: _, options, ...question }) => ({
    ...question,
    required: question.required && question.kind !== 'flag',
    options:
      question.kind === 'select'
        ? options
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean)
        : [],
  }));
