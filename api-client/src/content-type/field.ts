interface FieldBase {
  /** Its name in messages: “Name is required”. */
  readonly label: string;
  /** Its name in the editor's form, if it differs. */
  readonly formLabel?: string;
  readonly help?: string;
  /** The editor's form has no field for it: another screen changes it. */
  readonly form?: false;
  /** A body must have it, and it must not be empty; `present`: a body must have it, and it may be empty. */
  readonly required?: true | 'present';
  /** Data about a person: an erasure finds items by their address in a personal `mailAddress`. */
  readonly personal?: true;
  /** The server sets it: an entity has it, a body does not. */
  readonly readOnly?: true;
  /** False if every answer computes it, so that it has no column. */
  readonly stored?: false;
  /** The name of the table's property, if it differs from the field's. */
  readonly property?: string;
  /** The name of its column, if it is not the property's name in snake case. */
  readonly column?: string;
}

/** The text of a field that readers read. */
interface MaybeTranslated {
  /** It has a translation in each language of the site. The fields of a filter have none: their values are its keys. */
  readonly translated?: true;
  /**
   * The field with the translated text, if this one stays English in every language: what identifies it, such as a
   * filter or a calculation, uses the English text.
   */
  readonly shownIn?: string;
}

/** The kinds of fields, each with its own properties. */
interface FieldKinds {
  readonly line: MaybeTranslated & {
    readonly max?: number;
    /** The suggestions of forms; other words are accepted too. */
    readonly suggestions?: readonly string[];
    /** It is the name of another item, whose id is in the field `by`. */
    readonly nameOf?: { readonly collection: string; readonly by: string };
  };
  readonly text: MaybeTranslated & {
    readonly max?: number;
    readonly rows?: number;
    /** It is rich text in items, or parts, whose field has this value. */
    readonly richIf?: { readonly field: string; readonly is: string };
    /** It is the same in every language in items, or parts, whose field has one of these values. */
    readonly sameIf?: { readonly field: string; readonly is: readonly string[] };
    /** It has the rows of a chart, whose numbers are the same in every language. */
    readonly isChart?: true;
  };
  /** HTML with formatting only, sanitised on input and on output. */
  readonly richText: MaybeTranslated;
  readonly picture: {
    readonly alt?: string;
  };
  readonly pdf: unknown;
  /** A PDF or a picture that a visitor sent with a public form. Only those who read the item can open it. */
  readonly attachment: unknown;
  readonly webAddress: unknown;
  readonly mailAddress: unknown;
  /** The target of a button: http(s), a path, an anchor, `mailto:` or `tel:`. */
  readonly link: unknown;
  /** A day. If it is absent and not nullable, it is the day of publication. */
  readonly date: { readonly nullable?: true };
  /** A time of day. If it is absent, it is the time of publication. */
  readonly time: unknown;
  readonly flag: { readonly default: boolean };
  /** An integer, from 0 by default. */
  readonly integer: {
    readonly range?: readonly [least: number, most: number];
    /** The default of the column. */
    readonly default: number | null;
    /** The value of a new item whose body has none, if it is not the default; `last`: the position after all others. */
    readonly whenAbsent?: number | 'last';
  };
  /** One of several words. */
  readonly select: {
    readonly options: readonly [string, ...string[]];
    /** Labels of the options, if capitalising them is not enough. */
    readonly optionLabels?: Readonly<Record<string, string>>;
    /** The default of the column. */
    readonly default?: string;
    /** The value of a new item whose body has none, if the column has no default. */
    readonly whenAbsent?: string;
    /** The message for any other word, if it is not “… must be a, b or c”. */
    readonly message?: string;
  };
  /** Short lines, such as tags. They are translated together. */
  readonly lines: MaybeTranslated & {
    readonly most?: number;
    readonly max?: number;
    /**
     * The form has one line for each, in a field of this height; without it, they are on one line, separated by commas.
     */
    readonly rows?: number;
  };
  readonly ids: { readonly of: string; readonly most?: number };
  readonly reference: { readonly to: string };
  /** A field with custom schemas, outside the definition. Stored as JSON. */
  readonly custom: {
    /** The default of the column: rows may be older than the field. */
    readonly default?: readonly [];
    /**
     * The translated texts of its parts, and their own parts. Each part has an `_id`, by which its translations are found
     * when it moves.
     */
    readonly parts?: Readonly<Record<string, PartField>>;
    /** Only editors read the ids of its parts. */
    readonly hidesIds?: true;
    /** Lists leave it empty, because only the page of an item shows it. */
    readonly inLists?: false;
  };
}

/**
 * Words to choose from in the parts of a field. Each is translated by itself. Its English text identifies it and is its
 * value, so answers in another language have the English words too, with the translated ones beside them.
 */
interface Choices {
  readonly kind: 'choices';
  readonly max?: number;
  /** The field of the part with the translated words, by the English ones. */
  readonly shownIn: string;
}

/** A translated text of the parts of a field, or a list of parts in them. */
export type PartField = Pick<FieldBase, 'label' | 'formLabel' | 'required'> & {
  /** Its words name the part in the labels of the part's other texts. */
  readonly namesPart?: true;
  /** It is not translated if the item, or part, that has the list has one of these values in a field. */
  readonly unless?: { readonly field: string; readonly is: readonly string[] };
} & (
    | ({ readonly kind: 'line' } & FieldKinds['line'])
    | ({ readonly kind: 'text' } & FieldKinds['text'])
    | ({ readonly kind: 'custom' } & FieldKinds['custom'])
    | Choices
  );

/** Each layer has one table with an entry for every kind: a kind that lacks one does not compile. */
export type FieldKind = keyof FieldKinds;

export type FieldOf<Kind extends FieldKind> = {
  [K in Kind]: FieldBase & { readonly kind: K } & FieldKinds[K];
}[Kind];

export type Field = FieldOf<FieldKind>;

export type Fields = Readonly<Record<string, Field>>;

export type WritableName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readOnly: true } ? never : Name;
}[keyof F];

const isTranslated = (field: Field): boolean =>
  ('translated' in field && field.translated === true) || (field.kind === 'custom' && field.parts !== undefined);

/** The fields of a content type that have a translation in each language, or whose parts have. */
export const translatedFields = (fields: Fields): [name: string, field: Field][] =>
  Object.entries(fields).filter(([, field]) => isTranslated(field));
