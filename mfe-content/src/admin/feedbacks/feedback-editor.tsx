import { useNavigate } from 'react-router-dom';
import type { Feedback, FeedbackBody } from 'api-client';
import { notify } from 'ui-kit';
import { EditorScreen, PublicationFields, publicationBody, publicationValues, useEditor } from 'admin-kit';
import type { PublicationValues } from 'admin-kit';
import { CheckboxField, FormColumns, SelectField, TextAreaField, TextField, useForm } from 'ui-kit/form';
import { Testimonial } from '../../home/testimonial';
import { adminPaths } from '../admin-paths';
import { useFeedbackAddMutation, useFeedbackUpdateMutation } from '../content-changes';
import { ItemHistory } from '../history/item-history';
import { PictureField } from '../pictures/picture-field';

interface FeedbackValues extends PublicationValues, Record<string, unknown> {
  name: string;
  designation: string;
  company: string;
  photo: string;
  message: string;
  /** A number of stars; empty for none. */
  rating: string;
  visible: boolean;
}

const LABELS = {
  name: 'Name',
  designation: 'Designation',
  company: 'Company',
  photo: 'Photo',
  message: 'Message',
  rating: 'Rating',
  visible: 'Shown on the site',
  status: 'Status',
  publishAt: 'Publish at',
} as const;

const STARS = [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: `${stars} of 5` }));

function toValues(feedback?: Feedback): FeedbackValues {
  return {
    name: feedback?.name ?? '',
    designation: feedback?.designation ?? '',
    company: feedback?.company ?? '',
    photo: feedback?.photo ?? '',
    message: feedback?.message ?? '',
    rating: feedback?.rating ? String(feedback.rating) : '',
    visible: feedback?.visible ?? true,
    ...publicationValues(feedback),
  };
}

function toBody(values: FeedbackValues): FeedbackBody {
  const { name, designation, company, photo, message, visible } = values;
  const rating = values.rating === '' ? null : Number(values.rating);
  return { name, designation, company, photo, message, rating, visible, ...publicationBody(values) };
}

/** The editor of a testimonial, new or existing. */
export function FeedbackEditor({ feedback }: { readonly feedback?: Feedback }) {
  const navigate = useNavigate();
  const [add] = useFeedbackAddMutation();
  const [update] = useFeedbackUpdateMutation();
  const form = useForm<FeedbackValues>({ defaultValues: toValues(feedback) });
  const editor = useEditor<FeedbackValues, Feedback>({
    form,
    entity: feedback,
    toValues,
    save: async (values, version) => {
      const body = toBody(values);
      const answer = feedback
        ? await update({
            params: { id: feedback._id },
            body: { ...body, ...(version !== undefined && { version }) },
          }).unwrap()
        : await add({ body }).unwrap();
      return answer.message;
    },
    onSaved: () => void navigate(adminPaths.feedbacks),
  });
  const title = feedback ? `Edit ${feedback.name}` : 'Add testimonial';
  return (
    <EditorScreen
      title={title}
      crumbs={[{ label: 'Testimonials', href: adminPaths.feedbacks }, { label: title }]}
      editor={editor}
      toValues={toValues}
      labels={LABELS}
      onInvalid={() => notify.error('All Fields are Required')}
      preview={() => {
        const { rating, ...values } = form.getValues();
        return <Testimonial feedback={{ ...values, rating: rating === '' ? null : Number(rating) }} />;
      }}
      actions={feedback && <ItemHistory collection="feedbacks" id={feedback._id} labels={LABELS} />}
      aside={
        <>
          <PublicationFields />
          <CheckboxField name="visible" label={LABELS.visible} />
        </>
      }
    >
      <TextField name="name" label={LABELS.name} rules={{ required: 'Name is required' }} />
      <FormColumns>
        <TextField name="designation" label={LABELS.designation} optional />
        <TextField name="company" label={LABELS.company} optional />
      </FormColumns>
      <TextAreaField
        name="message"
        label={LABELS.message}
        rows={6}
        maxLength={2000}
        dir="auto"
        rules={{ required: 'Message is required' }}
      />
      <FormColumns>
        <SelectField name="rating" label={LABELS.rating} placeholder="None" options={STARS} optional />
        <PictureField name="photo" label={LABELS.photo} />
      </FormColumns>
    </EditorScreen>
  );
}
