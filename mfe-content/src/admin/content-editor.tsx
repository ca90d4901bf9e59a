import type { ComponentProps } from 'react';
import type { ContentType } from 'api-client/content-types';
import { ContentEditor as AnyContentEditor, type FieldInputProps } from 'admin-kit/content';
import { notify } from 'ui-kit';
import { PictureField } from './pictures/picture-field';
import { RichTextField } from './rich-text/rich-text-field';

function PictureInput({ name, label, field, required }: FieldInputProps) {
  return (
    <PictureField
      name={name}
      label={label}
      altName={field.kind === 'file' ? field.alt : undefined}
      required={required}
    />
  );
}

function RichTextInput({ name, label, required }: FieldInputProps) {
  return <RichTextField name={name} label={label} rules={required ? { required } : undefined} />;
}

const INPUTS = { file: PictureInput, richText: RichTextInput };

/** The editor of a content type, with pictures of the media library and rich text. */
export function ContentEditor<
  Type extends ContentType,
  Item extends { readonly _id: string; readonly version: number },
>({ inputs, ...rest }: ComponentProps<typeof AnyContentEditor<Type, Item>>) {
  return (
    <AnyContentEditor<Type, Item>
      {...rest}
      inputs={{ ...INPUTS, ...inputs }}
      onInvalid={() => notify.error('All Fields are Required')}
    />
  );
}
