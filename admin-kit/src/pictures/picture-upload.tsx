import { useState, type ReactNode } from 'react';
import { IMAGE_UPLOAD, refuseImage, UploadImageOnServer } from 'api-client';
import { callApi, makeStale, messageOf, useAppDispatch } from 'shared-store';
import { Button, notify, Stack, TextInput } from 'ui-kit';
import { FileInput, FormButtons } from 'ui-kit/form';

interface PictureUploadProps {
  /** The folder of the media library that it gets into. */
  readonly folder: string;
  readonly busy: boolean;
  readonly onBusy: (busy: boolean) => void;
  readonly onBack: () => void;
  readonly onUploaded: (url: string, alt: string) => void;
}

/** Uploads a new picture with its description. */
export function PictureUpload({ folder, busy, onBusy, onBack, onUploaded }: PictureUploadProps): ReactNode {
  const dispatch = useAppDispatch();
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const description = alt.trim();

  const upload = async () => {
    setSubmitted(true);
    if (!file || description === '') return;
    onBusy(true);
    try {
      const body = { image: file, alt: description, folder };
      const { fileUrl } = await dispatch(callApi(UploadImageOnServer, { body, fallback: IMAGE_UPLOAD.failed }));
      dispatch(makeStale('media'));
      onUploaded(fileUrl, description);
    } catch (thrown) {
      notify.error(messageOf(thrown, IMAGE_UPLOAD.failed));
    } finally {
      onBusy(false);
    }
  };

  return (
    <Stack gap={3}>
      <FileInput
        // The button that opened this is gone.
        autoFocus
        label="New picture"
        hint={`At most ${IMAGE_UPLOAD.size}.`}
        accept={IMAGE_UPLOAD.accept}
        error={submitted && !file ? 'Choose a picture' : undefined}
        value={file}
        onFileChange={(next) => {
          const refusal = next ? refuseImage(next) : undefined;
          if (refusal) notify.error(refusal);
          setFile(refusal ? null : next);
        }}
      />
      <TextInput
        label="Description of the picture"
        hint="For people who cannot see it."
        value={alt}
        error={submitted && description === '' ? 'Describe the picture for people who cannot see it' : undefined}
        onChange={({ target }) => setAlt(target.value)}
      />
      <FormButtons>
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          Back
        </Button>
        <Button busy={busy} onClick={() => void upload()}>
          Upload and use
        </Button>
      </FormButtons>
    </Stack>
  );
}
