import type { ReactNode } from 'react';
import { useDebouncedValue } from 'ui-kit';
import { useWatch, type FieldValues, type UseFormReturn } from 'ui-kit/form';
import { PreviewPanel } from './preview-panel';

interface LivePreviewProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Makes a preview of what the form has now. @returns the address of its page */
  readonly preview: () => Promise<string>;
  readonly onClose: () => void;
}

/** A preview of an item's page beside its editor, including unsaved input; rendered again after a pause in typing. */
export function LivePreview<Values extends FieldValues>(props: LivePreviewProps<Values>): ReactNode {
  const { form, preview, onClose } = props;
  const typed = useDebouncedValue(useWatch({ control: form.control }));
  return (
    <PreviewPanel
      of={typed}
      preview={preview}
      remark={
        form.formState.isDirty
          ? 'With your unsaved changes. New files are missing until you save, and links do not work.'
          : 'Links do not work.'
      }
      onClose={onClose}
    />
  );
}
