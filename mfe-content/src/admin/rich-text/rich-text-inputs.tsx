import type { FieldInputProps } from 'admin-kit/content';
import { RichTextField } from './rich-text-field';

function Input({ name, label, required }: FieldInputProps) {
  return <RichTextField name={name} label={label} rules={required ? { required } : undefined} />;
}

/** For the editors of types with rich text, so that others do not load it. */
export const richTextInputs = { richText: Input };
