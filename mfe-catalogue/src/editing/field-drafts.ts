import type { CustomField, FieldType } from 'api-client';

/** A custom field in the editor (specification, section 3). */
export interface FieldDraft {
  /** The unique key of a draft while it is edited; it is not stored. */
  key: string;
  /** The id of a stored field, by which its translations find it. */
  id?: string | undefined;
  label: string;
  type: FieldType;
  value: string;
  /** The address of the file of a file field; empty without a file. */
  fileUrl: string;
  /** A file that is not uploaded yet. */
  file: File | null;
  /** The options of a select, as a comma-separated text. */
  options: string;
}

export const DEFAULT_LABEL = 'New Label';
export const DEFAULT_OPTIONS = ['Option 1', 'Option 2', 'Option 3'] as const;

export const fieldTypes: readonly { value: FieldType; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'textarea', label: 'Long text' },
  { value: 'file', label: 'File' },
  { value: 'select', label: 'Choice' },
  { value: 'number', label: 'Number' },
  { value: 'date', label: 'Date' },
  { value: 'url', label: 'Link' },
];

let made = 0;
const nextKey = (): string => `field-${(made += 1)}`;

/** A new field: "New Label", text, and three options in case it becomes a select. */
export function newFieldDraft(): FieldDraft {
  return {
    key: nextKey(),
    label: DEFAULT_LABEL,
    type: 'text',
    value: '',
    fileUrl: '',
    file: null,
    options: joinOptions(DEFAULT_OPTIONS),
  };
}

/** Converts stored fields to drafts. */
export function draftsOf(fields: readonly CustomField[]): FieldDraft[] {
  return fields.map(({ _id, fieldName, fieldType, fieldValue, fileUrl, options }) => ({
    key: nextKey(),
    ...(_id !== undefined && { id: _id }),
    label: fieldName,
    type: fieldType,
    value: fieldValue,
    fileUrl: fileUrl ?? '',
    file: null,
    options: joinOptions(options ?? DEFAULT_OPTIONS),
  }));
}

/** Converts drafts to stored fields; a select includes its options. */
export function fieldsOf(drafts: readonly FieldDraft[]): CustomField[] {
  return drafts.map(({ id, label, type, value, fileUrl, options }) => ({
    ...(id !== undefined && { _id: id }),
    fieldName: label.trim(),
    fieldType: type,
    fieldValue: value,
    ...(type === 'file' && fileUrl !== '' && { fileUrl }),
    ...(type === 'select' && { options: splitOptions(options) }),
  }));
}

/** Parses the options of a select: split at commas and trimmed (specification, section 4). */
export function splitOptions(text: string): string[] {
  return [...new Set(text.split(',').map((option) => option.trim()))].filter((option) => option !== '');
}

export const joinOptions = (options: readonly string[]): string => options.join(', ');
