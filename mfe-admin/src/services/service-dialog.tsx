import { AddServices, EditServices, IMAGE_UPLOAD, type Service, type ServiceBody } from 'api-client';
import { services } from 'api-client/content-types';
import {
  ContentFields,
  fieldValues,
  ImageFileField,
  toBody,
  useUploads,
  withOthers,
  type FieldValuesOf,
} from 'admin-kit/content';
import type { ReactNode } from 'react';
import { failureOf, readToken, useChange } from 'shared-store';
import { FullScreenLoader, notify } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { Form, FormButtons, SubmitButton, TextAreaField, TextField, useForm, useSubmission } from 'ui-kit/form';
import { ALL_FIELDS_REQUIRED, NOT_AUTHORIZED, NO_ACCESS } from './service-text';

type ServiceValues = Omit<FieldValuesOf<typeof services>, 'logo'> & { logo: File | null };

/** The specification defines the first three fields; fields that the definition adds follow them. */
const FURTHER = withOthers(services, [], ['logo', 'title', 'desc']);

interface ServiceDialogProps {
  /** The service to edit; absent for a new one. */
  readonly service?: Service;
  readonly onClose: () => void;
}

/** “Add New Service” and “Edit Service” (specification, sections 2 and 5). */
export function ServiceDialog({ service, onClose }: ServiceDialogProps): ReactNode {
  const form = useForm<ServiceValues>({
    defaultValues: { ...fieldValues(services, service), logo: null },
  });
  const uploads = useUploads();
  const [add] = useChange(AddServices);
  const [edit] = useChange(EditServices);
  const { busy, send } = useSubmission(form, failureOf);

  const save = async ({ logo: file, ...values }: ServiceValues): Promise<void> => {
    if (!readToken()) {
      notify.error(service ? NO_ACCESS : NOT_AUTHORIZED);
      return;
    }
    await send(async () => {
      // Without a new picture the existing one stays.
      const logo = await uploads.image(file, service?.logo);
      const body = { ...toBody<ServiceBody>(services, values), logo };
      const { message } = service
        ? await edit({ params: { id: service._id }, body: { ...body, version: service.version } }).unwrap()
        : await add({ body }).unwrap();
      notify.success(message);
      onClose();
    });
  };

  const refuse = (): void => notify.error(readToken() ? ALL_FIELDS_REQUIRED : service ? NO_ACCESS : NOT_AUTHORIZED);

  return (
    <Dialog onClose={onClose} busy={busy} title={service ? 'Edit Service' : 'Add New Service'}>
      <Form form={form} onSubmit={save} onInvalid={refuse}>
        <ImageFileField
          name="logo"
          label="Logo"
          hint={`An image of at most ${IMAGE_UPLOAD.size}`}
          current={service?.logo}
          rules={{ validate: (file: unknown) => file instanceof File || Boolean(service?.logo) || 'Logo is required' }}
        />
        <TextField name="title" label="Heading" autoComplete="off" rules={{ required: 'Heading is required' }} />
        <TextAreaField name="desc" label="Details" rows={6} rules={{ required: 'Details are required' }} />
        <ContentFields type={services} layout={FURTHER} />
        <FormButtons>
          <SubmitButton>{service ? 'Save' : 'Add Service'}</SubmitButton>
        </FormButtons>
      </Form>
      {busy && <FullScreenLoader />}
    </Dialog>
  );
}
