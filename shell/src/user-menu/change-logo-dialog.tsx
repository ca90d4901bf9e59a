import { AddLogo, IMAGE_UPLOAD, refuseImage, UploadImageOnServer } from 'api-client';
import type { ReactNode } from 'react';
import { callApi, useAppDispatch, useSiteSettings } from 'shared-store';
import { FullScreenLoader, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { FileField, Form, FormButtons, SubmitButton, TextField, useForm } from 'ui-kit/form';
import { ALL_FIELDS_REQUIRED, LOGO_UPLOAD_FAILED, useSiteChange } from './use-site-change';

interface LogoValues {
  logo: File | null;
  title: string;
}

/**
 * “Change Logo”, from Setting: the site's picture and title (specification, sections 2 and 5). Without a new picture the
 * present one stays.
 */
export function ChangeLogoDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const settings = useSiteSettings();
  const form = useForm<LogoValues>({ defaultValues: { logo: null, title: settings?.title ?? '' } });
  const { busy, run, refuse, mayTry } = useSiteChange(onClose);
  const dispatch = useAppDispatch();

  const upload = async (image: File): Promise<string> => {
    try {
      return (await dispatch(callApi(UploadImageOnServer, { body: { image } }))).fileUrl;
    } catch (cause) {
      throw new Error(LOGO_UPLOAD_FAILED, { cause });
    }
  };

  const save = ({ logo, title }: LogoValues): Promise<void> =>
    run(async () => {
      const address = logo ? await upload(logo) : settings?.logo;
      if (!address) throw new Error(ALL_FIELDS_REQUIRED);
      return (await dispatch(callApi(AddLogo, { body: { logo: address, title } }))).message;
    });

  return (
    <Dialog onClose={onClose} busy={busy} title="Change Logo" description="Both change on every page immediately.">
      <Form form={form} onInvalid={refuse} onSubmit={async (values) => void (mayTry() && (await save(values)))}>
        <FileField
          name="logo"
          label="Logo"
          hint={`An image of at most ${IMAGE_UPLOAD.size}`}
          accept={IMAGE_UPLOAD.accept}
          current={settings?.logo}
          rules={settings?.logo ? undefined : { required: 'Logo is required' }}
          refuse={refuseImage}
          onRefused={notify.error}
        />
        <TextField name="title" label="Title" autoComplete="off" rules={{ required: 'Title is required' }} />
        <FormButtons>
          <SubmitButton busy={busy}>Update</SubmitButton>
        </FormButtons>
      </Form>
      {busy && <FullScreenLoader />}
    </Dialog>
  );
}
