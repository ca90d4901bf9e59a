import { Heading, Prose } from 'ui-kit';
import { EditorScreen, PublicationFields, RevisionHistory, useEditor } from 'admin-kit';
import type { PublicationValues } from 'admin-kit';
import { TextAreaField, TextField, useForm } from 'ui-kit/form';
import { Part } from '../part';
import { AtAddress } from './at-address';
import { revisions } from './revisions';

interface Values extends PublicationValues {
  name: string;
  description: string;
}

interface Article extends Values {
  version: number;
}

const article: Article = {
  version: 3,
  name: 'Reading a corrosion coupon',
  description: 'Weight loss is only half of it.',
  status: 'scheduled',
  publishAt: '2040-03-01T09:00',
};

const labels = { name: 'Title' };

const toValues = ({ version: _version, ...values }: Article): Values => values;

/** Every save conflicts with another editor's change, so the screen shows both versions. */
const refuse = () =>
  Promise.reject(
    Object.assign(new Error('Someone else has saved this in the meantime'), {
      status: 409,
      current: { ...article, version: 4, description: 'Weight loss is only one half of it.' },
    }),
  );

function ArticleEditor() {
  const form = useForm<Values>({ defaultValues: toValues(article) });
  const editor = useEditor<Values, Article>({ form, toValues, save: refuse });
  return (
    <EditorScreen
      title="Edit article"
      crumbs={[{ label: 'Articles', href: '/articles' }, { label: 'Reading a corrosion coupon' }]}
      editor={editor}
      labels={labels}
      actions={
        <RevisionHistory
          load={() => Promise.resolve(revisions)}
          restore={() => Promise.resolve(undefined)}
          labels={labels}
        />
      }
      preview={() => (
        <Prose>
          <Heading level={1}>{form.getValues('name')}</Heading>
          <p>{form.getValues('description')}</p>
        </Prose>
      )}
      aside={<PublicationFields withChanges={false} />}
    >
      <TextField name="name" label="Title" rules={{ required: 'Enter a title' }} />
      <TextAreaField name="description" label="Description" />
    </EditorScreen>
  );
}

/** The screen that changes one item; its history, its preview and the conflict of two changes open above it. */
export function Editor() {
  return (
    <Part title="Editor">
      <AtAddress>
        <ArticleEditor />
      </AtAddress>
    </Part>
  );
}
