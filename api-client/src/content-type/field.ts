interface FieldBase {
  /** What messages call it: “Name is required”. */
  readonly label: string;
  /** What the editor's form calls it, where that differs. */
  readonly formLabel?: string;
  /** A hint below the field of the form. */
  readonly help?: string;
  /** The editor's form has no field for it: it is changed elsewhere. */
  readonly form?: false;
  /** A body has it and it is not empty; `present`: a body has it, and it may be empty. */
  readonly required?: true | 'present';
  /** The server makes it: an entity has it, a body does not. */
  readonly readOnly?: true;
  /** False where it is worked out for every answer and has no column. */
  readonly stored?: false;
  /** The table's name for it, where that differs from the field's. */
  readonly property?: string;
  /** The name of its column, where that is not the property's name in snake case. */
  readonly column?: string;
}

/** Text of one line. */
export interface LineField extends FieldBase {
  readonly kind: 'line';
  readonly max?: number;
  /** What forms offer; other words are accepted too. */
  readonly suggestions?: readonly string[];
}
/** Text of several lines. */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly max?: number;
  /** The height of its field in the form. */
  readonly rows?: number;
}
/** HTML with formatting only, sanitised on the way in and on the way out. */
export interface RichTextField extends FieldBase {
  readonly kind: 'richText';
}
/** The address of a picture or a document. */
export interface FileField extends FieldBase {
  readonly kind: 'file';
  readonly accept: 'image' | 'pdf';
  /** The field that describes the picture. */
  readonly alt?: string;
}
/** An http(s) address. */
export interface WebAddressField extends FieldBase {
  readonly kind: 'webAddress';
}
/** A mail address. */
export interface MailAddressField extends FieldBase {
  readonly kind: 'mailAddress';
}
/** Where a button leads: http(s), a path, an anchor, `mailto:` or `tel:`. */
export interface LinkField extends FieldBase {
  readonly kind: 'link';
}
/** A day. An absent one that is not nullable is the day of publication. */
export interface DateField extends FieldBase {
  readonly kind: 'date';
  readonly nullable?: true;
}
/** The time of a day. An absent one is that of publication. */
export interface TimeField extends FieldBase {
  readonly kind: 'time';
}
export interface FlagField extends FieldBase {
  readonly kind: 'flag';
  readonly default: boolean;
}
/** A whole number, from 0 unless it says otherwise. */
export interface IntegerField extends FieldBase {
  readonly kind: 'integer';
  readonly range?: readonly [least: number, most: number];
  /** What a row has that says nothing. */
  readonly default: number | null;
  /** What a new item gets whose body says nothing, where that is not the default; `last`: the place behind all others. */
  readonly whenAbsent?: number | 'last';
}
/** One of some words. */
export interface SelectField extends FieldBase {
  readonly kind: 'select';
  readonly options: readonly [string, ...string[]];
  /** What people call the options, where a capital letter is not enough. */
  readonly optionLabels?: Readonly<Record<string, string>>;
  /** What a row has that says nothing. */
  readonly default?: string;
  /** What a new item gets whose body says nothing, where rows have no default. */
  readonly whenAbsent?: string;
  /** What is said of any other word, where it is not “… must be a, b or c”. */
  readonly message?: string;
}
/** Short lines, such as tags. */
export interface LinesField extends FieldBase {
  readonly kind: 'lines';
  readonly most?: number;
  readonly max?: number;
  /** The form has a line for each, in a field of this height; without it they stand in one line, with commas. */
  readonly rows?: number;
}
/** Identifiers of other entities. */
export interface IdsField extends FieldBase {
  readonly kind: 'ids';
  readonly of: string;
  readonly most?: number;
}
/** The identifier of another entity. */
export interface ReferenceField extends FieldBase {
  readonly kind: 'reference';
  readonly to: string;
}
/** What has schemas of its own, beside the definition. Stored as JSON. */
export interface CustomField extends FieldBase {
  readonly kind: 'custom';
  /** What a row has that says nothing: rows may be older than the field. */
  readonly default?: readonly [];
}

/** One field of a content type. */
export type Field =
  | LineField
  | TextField
  | RichTextField
  | FileField
  | WebAddressField
  | MailAddressField
  | LinkField
  | DateField
  | TimeField
  | FlagField
  | IntegerField
  | SelectField
  | LinesField
  | IdsField
  | ReferenceField
  | CustomField;

export type Fields = Readonly<Record<string, Field>>;

/** The names of the fields that a body may have. */
export type WritableName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readOnly: true } ? never : Name;
}[keyof F];
