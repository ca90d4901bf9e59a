import type { ComponentProps } from 'react';
import type { ContentType } from 'api-client/content-types';
import { ContentEditor as AnyContentEditor, type FieldInputProps } from 'admin-kit/content';
import { notify } from 'ui-kit';
import { PictureField } from './pictures/picture-field';

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

/** The editor of a content type, with pictures of the media library. */
export function ContentEditor<
  Type extends ContentType,
  Item extends { readonly _id: string; readonly version: number },
>({ inputs, ...rest }: ComponentProps<typeof AnyContentEditor<Type, Item>>) {
  return (
    <AnyContentEditor<Type, Item>
      {...rest}
      inputs={{ file: PictureInput, ...inputs }}
      onInvalid={() => notify.error('All Fields are Required')}
    />
  );
}
