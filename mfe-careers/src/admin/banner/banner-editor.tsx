import {
  IMAGE_UPLOAD,
  refuseImage,
  UploadImageOnServer,
  type CareerBanner,
  type CareerBannerBody,
  UpdateCarrerBanner,
} from 'api-client';
import { careerBanner } from 'api-client/content-types';
import { callApi, useAppDispatch, useChange } from 'shared-store';
import { notify, Picture } from 'ui-kit';
import { EditorScreen, useEditor } from 'admin-kit';
import { ContentFields, formLabels, ItemHistory, toValues, withOthers, type ValuesOf, toBody } from 'admin-kit/content';
import { FileField, TextField, useForm } from 'ui-kit/form';
import { BannerView } from '../../jobs/career-banner';
import classes from './banner.module.css';

const LABELS = formLabels(careerBanner);
/** The picture and its description have separate fields. */
const LAYOUT = withOthers(careerBanner, ['heading', 'text', 'link'], ['image', 'alt']);

/** The form's values; a new picture is uploaded when the banner is saved. */
type BannerValues = ValuesOf<typeof careerBanner> & { file: File | null };

const valuesOf = (banner: CareerBanner | null): BannerValues => ({
  ...toValues(careerBanner, banner ?? undefined),
  file: null,
});

/** The form of the career banner; uploads the picture only if a new one was chosen. */
export function BannerEditor({ banner }: { readonly banner: CareerBanner | null }) {
  const dispatch = useAppDispatch();
  const [update] = useChange(UpdateCarrerBanner);
  const form = useForm<BannerValues>({ defaultValues: valuesOf(banner) });
  const editor = useEditor<BannerValues, CareerBanner>({
    form,
    entity: banner ?? undefined,
    toValues: valuesOf,
    save: async ({ file, ...values }, version) => {
      const image = file
        ? (await dispatch(callApi(UploadImageOnServer, { body: { image: file }, fallback: IMAGE_UPLOAD.failed })))
            .fileUrl
        : values.image;
      const { message } = await update({
        body: {
          ...toBody<CareerBannerBody>(careerBanner, values),
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
      labels={LABELS}
      preview={() => <BannerView banner={form.getValues()} />}
      actions={banner && <ItemHistory collection="career-banner" id={banner._id} labels={LABELS} />}
    >
      <ContentFields type={careerBanner} layout={LAYOUT} />
      {hasPicture && (
        <div className={classes.picture}>
          <Picture src={banner.image} alt={banner.alt} width={480} height={270} sizes="480px" />
        </div>
      )}
      <FileField
        name="file"
        label={hasPicture ? 'Replace the picture' : 'Picture'}
        hint={`At most ${IMAGE_UPLOAD.size}.`}
        accept={IMAGE_UPLOAD.accept}
        rules={hasPicture ? undefined : { required: 'Picture is required' }}
        refuse={refuseImage}
        onRefused={notify.error}
      />
      <TextField
        name="alt"
        label="Description of the picture"
        hint="For people who cannot see it."
        rules={{ required: 'Description is required' }}
      />
    </EditorScreen>
  );
}
