import { ImageFileField, PdfFileField, useUploads } from 'admin-kit/content';
import { InnerAddServices, InnerEditServices, type InnerService, type Service } from 'api-client';
import type { ReactNode } from 'react';
import { failureOf, readToken, useChange } from 'shared-store';
import { FullScreenLoader, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, TextAreaField, TextField, useForm, useSubmission } from 'ui-kit/form';
import { ALL_FIELDS_REQUIRED, NO_ACCESS } from './service-text';

interface InnerServiceValues {
  title: string;
  desc: string;
  image: File | null;
  pdf: File | null;
}

interface InnerServiceDialogProps {
  readonly service: Service;
  readonly inner?: InnerService;
  readonly onClose: () => void;
}

/** A part of a service: heading, details, and optionally a picture and a PDF. */
export function InnerServiceDialog({ service, inner, onClose }: InnerServiceDialogProps): ReactNode {
  const form = useForm<InnerServiceValues>({
    defaultValues: { title: inner?.title ?? '', desc: inner?.desc ?? '', image: null, pdf: null },
  });
  const uploads = useUploads();
  const [add] = useChange(InnerAddServices);
  const [edit] = useChange(InnerEditServices);
  const { busy, send } = useSubmission(form, failureOf);

  const save = async ({ title, desc, ...files }: InnerServiceValues): Promise<void> => {
    if (!readToken()) {
      notify.error(NO_ACCESS);
      return;
    }
    await send(async () => {
      const [image, pdf] = await Promise.all([
        uploads.image(files.image, inner?.image),
        uploads.pdf(files.pdf, inner?.pdf),
      ]);
      const body = { title, desc, image, pdf };
      const { message } = inner
        ? await edit({
            params: { id: service._id, innerId: inner._id },
            body: { ...body, version: service.version },
          }).unwrap()
        : await add({ params: { id: service._id }, body }).unwrap();
      notify.success(message);
      onClose();
    });
  };

  return (
    <Dialog onClose={onClose} busy={busy} title={inner ? 'Edit Inner Service' : 'Add Inner Service'}>
      <Form form={form} onSubmit={save} onInvalid={() => notify.error(ALL_FIELDS_REQUIRED)}>
        <TextField name="title" label="Heading" autoComplete="off" rules={{ required: 'Heading is required' }} />
        <TextAreaField name="desc" label="Details" rows={6} rules={{ required: 'Details are required' }} />
        <ImageFileField name="image" label="Image" optional current={inner?.image} />
        <PdfFileField name="pdf" label="PDF" optional current={inner?.pdf} />
        <FormButtons>
          <SubmitButton>{inner ? 'Save' : 'Add Inner Service'}</SubmitButton>
        </FormButtons>
      </Form>
      {busy && <FullScreenLoader />}
    </Dialog>
  );
}
