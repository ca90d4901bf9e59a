import { IMAGE_UPLOAD, UpdateCarrerBanner, type CareerBanner, type CareerBannerBody } from 'api-client';
import { careerBanner } from 'api-client/content-types';
import { useChange } from 'shared-store';
import { Picture } from 'ui-kit';
import { EditorScreen, useEditor } from 'admin-kit';
import {
  ContentFields,
  formLabels,
  ImageFileField,
  ItemHistory,
  toBody,
  toValues,
  TranslateLinks,
  useUploads,
  withOthers,
  type ValuesOf,
} from 'admin-kit/content';
import { TextField, useForm } from 'ui-kit/form';
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
  const uploads = useUploads();
  const [update] = useChange(UpdateCarrerBanner);
  const form = useForm<BannerValues>({ defaultValues: valuesOf(banner) });
  const editor = useEditor<BannerValues, CareerBanner>({
    form,
    toValues: valuesOf,
    save: async ({ file, ...values }, version = banner?.version) => {
      const image = await uploads.image(file, values.image);
      const body = { ...toBody<CareerBannerBody>(careerBanner, values), image };
      return (await update({ body: { ...body, ...(version !== undefined && { version }) } }).unwrap()).message;
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
      actions={
        banner && (
          <>
            <ItemHistory collection="career-banner" id={banner._id} labels={LABELS} onRestored={() => form.reset()} />
            <TranslateLinks type={careerBanner} id={banner._id} />
          </>
        )
      }
    >
      <ContentFields type={careerBanner} layout={LAYOUT} />
      {hasPicture && (
        <div className={classes.picture}>
          <Picture src={banner.image} alt={banner.alt} width={480} height={270} sizes="480px" />
        </div>
      )}
      <ImageFileField
        name="file"
        label={hasPicture ? 'Replace the picture' : 'Picture'}
        hint={`At most ${IMAGE_UPLOAD.size}.`}
        rules={hasPicture ? undefined : { required: 'Picture is required' }}
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
