import type { ComponentProps } from 'react';
import { IMAGE_UPLOAD, PDF_UPLOAD, refuseImage, refusePdf } from 'api-client';
import { notify } from 'ui-kit';
import { FileField } from 'ui-kit/form';

type FileFieldProps = Omit<ComponentProps<typeof FileField>, 'accept' | 'refuse' | 'onRefused'>;

/** A picture that is uploaded when its form is saved, by `useUploads`. */
export function ImageFileField(props: FileFieldProps) {
  return <FileField {...props} accept={IMAGE_UPLOAD.accept} refuse={refuseImage} onRefused={notify.error} />;
}

/** The same for a PDF. */
export function PdfFileField(props: FileFieldProps) {
  return <FileField {...props} accept={PDF_UPLOAD.accept} refuse={refusePdf} onRefused={notify.error} />;
}
