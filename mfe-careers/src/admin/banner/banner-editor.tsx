import { fetchRevisions, restoreRevision, UploadImageOnServer, type CareerBanner } from 'api-client';
import { callApi, useAppDispatch } from 'shared-store';
import { notify, Picture } from 'ui-kit';
import { EditorScreen, RevisionHistory, useEditor } from 'admin-kit';
import { FileField, TextAreaField, TextField, useForm } from 'ui-kit/form';
import { BannerView } from '../../jobs/career-banner';
import { useUpdateCareerBannerMutation } from '../../jobs/job-changes';
import { bannerChanged } from '../admin-endpoints';
import { imageError, IMAGE_UPLOAD_FAILED } from './image-rules';
import classes from './banner.module.css';

interface BannerValues extends Record<string, unknown> {
  heading: string;
  text: string;
  link: string;
  alt: string;
  /** The address of the picture that is there. */
  image: string;
  /** A new picture, uploaded when the banner is saved. */
  file: File | null;
}

const LABELS = { heading: 'Heading', text: 'Text', link: 'Link', alt: 'Description of the picture', image: 'Picture' };

function toValues(banner: CareerBanner | null): BannerValues {
  return {
    heading: banner?.heading ?? '',
    text: banner?.text ?? '',
    link: banner?.link ?? '',
    alt: banner?.alt ?? '',
    image: banner?.image ?? '',
    file: null,
  };
}

/** The form of the career banner; a new picture is uploaded only when one was chosen. */
export function BannerEditor({ banner }: { readonly banner: CareerBanner | null }) {
  const dispatch = useAppDispatch();
  const [update] = useUpdateCareerBannerMutation();
  const form = useForm<BannerValues>({ defaultValues: toValues(banner) });
  const editor = useEditor<BannerValues, CareerBanner>({
    form,
    entity: banner ?? undefined,
    toValues,
    save: async ({ file, ...values }, version) => {
      const image = file
        ? (await dispatch(callApi(UploadImageOnServer, { body: { image: file }, fallback: IMAGE_UPLOAD_FAILED })))
            .fileUrl
        : values.image;
      const { message } = await update({
        body: {
          heading: values.heading,
          text: values.text,
          link: values.link,
          alt: values.alt,
          image,
          ...(version !== undefined && { version }),
        },
      }).unwrap();
      return message;
    },
  });
  const hasPicture = banner !== null && banner.image !== '';

  return (
    <EditorScreen
      title="Career banner"
      crumbs={[]}
      editor={editor}
      toValues={toValues}
      labels={LABELS}
      preview={() => <BannerView banner={form.getValues()} />}
      actions={
        banner && (
          <RevisionHistory
            labels={LABELS}
            load={async () =>
              (await dispatch(callApi(fetchRevisions, { params: { collection: 'career-banner', id: banner._id } })))
                .revisions
            }
            restore={async (number) => {
              const { message } = await dispatch(
                callApi(restoreRevision, {
                  params: { collection: 'career-banner', id: banner._id, number: String(number) },
                }),
              );
              dispatch(bannerChanged);
              return message;
            }}
          />
        )
      }
    >
      <TextField name="heading" label="Heading" rules={{ required: 'Heading is required' }} />
      <TextAreaField name="text" label="Text" rows={3} optional />
      <TextField name="link" label="Link" hint="A path of this site or an http(s) address." optional />
      {hasPicture && (
        <div className={classes.picture}>
          <Picture src={banner.image} alt={banner.alt} width={480} height={270} sizes="480px" />
        </div>
      )}
      <FileField
        name="file"
        label={hasPicture ? 'Replace the picture' : 'Picture'}
        hint="At most 5 MB."
        accept="image/*"
        rules={hasPicture ? undefined : { required: 'Picture is required' }}
        refuse={imageError}
        onRefused={notify.error}
      />
      <TextField
        name="alt"
        label="Description of the picture"
        hint="For those who cannot see it."
        rules={{ required: 'Description is required' }}
      />
    </EditorScreen>
  );
}
