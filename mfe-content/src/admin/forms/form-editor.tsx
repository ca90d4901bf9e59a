import { answersName, FORMS, type Form } from 'api-client';
import { forms, remoteCollection } from 'api-client/content-types';
import { ContentEditor, ItemPage } from 'admin-kit/content';
import { ButtonLink } from 'ui-kit';
import { toQuestions, toQuestionValues } from './question-values';
import { QuestionsField } from './questions-field';

const inputs = { questions: QuestionsField };

/** The editor of a new or existing form. */
export function Component() {
  return (
    <ItemPage<Form>
      type={forms}
      editor={(item) => (
        <ContentEditor
          type={forms}
          item={item}
          inputs={inputs}
          notices={
            item && (
              <div>
                <ButtonLink
                  href={`/admin/${remoteCollection(FORMS, answersName(item._id))}`}
                  variant="secondary"
                  size="small"
                >
                  Show answers
                </ButtonLink>
              </div>
            )
          }
          values={(form) => ({
            button: form?.button ?? 'Send',
            questions: toQuestionValues(form?.questions ?? []),
          })}
          body={({ questions }) => ({ questions: toQuestions(questions) })}
        />
      )}
    />
  );
}
