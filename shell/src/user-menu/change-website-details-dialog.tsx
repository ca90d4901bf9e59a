import { ENGLISH, fetchLogo, updateMail, updateSiteSettings, type SiteSettings } from 'api-client';
import type { ReactNode } from 'react';
import { callApi, selectUserInfo, useAppDispatch, useAppSelector, useRead, useSiteSettings } from 'shared-store';
import { ButtonLink, FullScreenLoader } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import {
  Form,
  FormButtons,
  FormColumns,
  FormGroup,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from 'ui-kit/form';
import { useSiteChange } from './use-site-change';

interface DetailValues {
  email: string;
  phone: string;
  address: string;
  instagram: string;
  facebook: string;
  linkedin: string;
  tagline: string;
  copyright: string;
}

function valuesOf(settings: SiteSettings | undefined): DetailValues {
  return {
    email: settings?.email ?? '',
    phone: settings?.phone ?? '',
    address: settings?.address ?? '',
    instagram: settings?.social.instagram ?? '',
    facebook: settings?.social.facebook ?? '',
    linkedin: settings?.social.linkedin ?? '',
    tagline: settings?.tagline ?? '',
    copyright: settings?.copyright ?? '',
  };
}

interface DetailsFormProps {
  /** In English: the texts in other languages are edited where content is translated. */
  readonly settings: SiteSettings | undefined;
  readonly onClose: () => void;
}

function DetailsForm({ settings, onClose }: DetailsFormProps): ReactNode {
  const form = useForm<DetailValues>({ defaultValues: valuesOf(settings) });
  // Read during rendering, because react-hook-form only then tracks it.
  const { dirtyFields } = form.formState;
  const { busy, run, mayTry } = useSiteChange(onClose);
  const dispatch = useAppDispatch();
  const isOwner = useAppSelector(selectUserInfo)?.role === 'owner';

  const save = ({ email, instagram, facebook, linkedin, ...rest }: DetailValues): Promise<void> =>
    run(async () => {
      const { email: mailChanged, ...others } = dirtyFields;
      const details = Object.keys(others).length > 0;
      const answers = [];
      // The email address is saved first: it is the dialog's main purpose, and a refusal must not leave the rest half
      // saved.
      if (isOwner && (mailChanged || !details)) answers.push(await dispatch(callApi(updateMail, { body: { email } })));
      if (details || !isOwner) {
        const social = { instagram, facebook, linkedin };
        answers.push(await dispatch(callApi(updateSiteSettings, { body: { ...rest, social } })));
      }
      return answers.at(0)?.message ?? '';
    });

  return (
    <Dialog
      onClose={onClose}
      busy={busy}
      title="Change Website Details"
      description="What visitors read in the footer and on the contact page."
    >
      <Form form={form} onSubmit={async (values) => void (mayTry() && (await save(values)))}>
        {isOwner && <TextField name="email" label="Email" inputMode="email" autoComplete="off" />}
        <FormColumns>
          <TextField name="phone" label="Phone" autoComplete="off" optional />
          <TextField name="tagline" label="Tagline" autoComplete="off" optional />
        </FormColumns>
        <TextAreaField name="address" label="Postal address" rows={3} optional />
        <FormGroup legend="Social media">
          <TextField name="instagram" label="Instagram" inputMode="url" autoComplete="off" optional />
          <TextField name="facebook" label="Facebook" inputMode="url" autoComplete="off" optional />
          <TextField name="linkedin" label="LinkedIn" inputMode="url" autoComplete="off" optional />
        </FormGroup>
        <TextField name="copyright" label="Copyright line" autoComplete="off" optional />
        <FormButtons>
          <ButtonLink href="/admin/account" variant="ghost" onClick={onClose}>
            Your account
          </ButtonLink>
          <SubmitButton busy={busy}>Update</SubmitButton>
        </FormButtons>
      </Form>
      {busy && <FullScreenLoader />}
    </Dialog>
  );
}

/**
 * “Change Website Details”, from Profile: the contact email (not validated here, specification, section 5) and the data
 * of the footer.
 */
export function ChangeWebsiteDetailsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const shown = useSiteSettings();
  const isTranslated = shown?.locale !== undefined;
  const english = useRead(fetchLogo, { query: { locale: ENGLISH } }, { skip: !isTranslated });
  if (english.isLoading) return <FullScreenLoader />;
  return <DetailsForm settings={isTranslated ? english.data?.[0] : shown} onClose={onClose} />;
}
