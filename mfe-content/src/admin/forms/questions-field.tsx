import { Plus } from 'lucide-react';
import { EditorSection } from 'admin-kit';
import { partField } from 'api-client';
import { isEmptyValue } from 'api-client/content-types';
import {
  FieldCommentsButton,
  FoldingList,
  useFoldingList,
  useNeededToPublish,
  type FieldInputProps,
} from 'admin-kit/content';
import { Button } from 'ui-kit';
import { CheckboxField, FormColumns, SelectField, TextAreaField, TextField, useWatch } from 'ui-kit/form';
import { KIND_LABELS, newQuestion, type QuestionValues } from './question-values';
import classes from './questions-field.module.css';

const KINDS = Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }));

interface QuestionFieldsProps {
  readonly question: QuestionValues;
  /** The name of the question in the form. */
  readonly name: string;
}

/** A stored question keeps its kind: what was sent would no longer fit. */
function QuestionFields({ question: { kind, isNew }, name }: QuestionFieldsProps) {
  const [asked, offered] = useWatch({ name: [`${name}.label`, `${name}.options`] });
  const label = useNeededToPublish('Question is required', isEmptyValue(asked));
  const options = useNeededToPublish('Add at least one option', isEmptyValue(offered), 'One on each line.');
  return (
    <div className={classes.question}>
      <FormColumns>
        <TextField
          name={`${name}.label`}
          label="Question"
          hint={label.hint}
          rules={{ required: label.required }}
          maxLength={80}
        />
        {isNew ? (
          <SelectField name={`${name}.kind`} label="Answer" options={KINDS} />
        ) : (
          <p className={classes.kind}>Answer: {KIND_LABELS[kind]}</p>
        )}
      </FormColumns>
      {kind === 'select' && (
        <TextAreaField
          name={`${name}.options`}
          label="Options"
          hint={options.hint}
          rows={4}
          rules={{ required: options.required }}
        />
      )}
      <TextField name={`${name}.help`} label="Hint" optional maxLength={200} />
      {kind !== 'flag' && <CheckboxField name={`${name}.required`} label="Must be answered" />}
    </div>
  );
}

const nameOf = (question: QuestionValues): string => question.label.trim() || 'New question';

/** The kind of a question, and whether it must be answered. */
const summaryOf = ({ kind, required }: QuestionValues): string =>
  required && kind !== 'flag' ? `${KIND_LABELS[kind]} · must be answered` : KIND_LABELS[kind];

/** The questions of a form: add, open, edit, reorder and remove them. */
export function QuestionsField({ label }: FieldInputProps) {
  const list = useFoldingList<QuestionValues>({ name: 'questions', nameOf });
  const isAnonymous = Boolean(useWatch({ name: 'anonymous' }));
  return (
    <EditorSection title={label}>
      <p className={classes.note}>
        {isAnonymous
          ? 'The form asks for no name and no email address.'
          : 'The form asks for a name and an email address first.'}{' '}
        Answers to a question that you remove stay.
      </p>
      <FoldingList
        list={list}
        title={nameOf}
        summary={summaryOf}
        comments={(question) => (
          <FieldCommentsButton name={partField('questions', nameOf(question), question._id)} label={nameOf(question)} />
        )}
        fields={(question, name) => <QuestionFields question={question} name={name} />}
      />
      <div>
        <Button
          id={list.addId}
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => list.add(newQuestion())}
        >
          Add question
        </Button>
      </div>
    </EditorSection>
  );
}
