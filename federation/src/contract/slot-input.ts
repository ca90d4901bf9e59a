/** The kind of one field of a slot's input: a question mark for a field that may be missing. */
export type InputKind = `${'string' | 'number' | 'boolean'}${'' | '[]'}${'' | '?'}`;

/** The fields of a slot's input: data, which costs visitors no byte. */
export type InputSchema = Readonly<Record<string, InputKind>>;

/** The slots that a front end renders, by name, with the input that it gives each of them. */
export type Places = Readonly<Record<string, InputSchema>>;

interface Values {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
}

type ValueOf<Kind> = Kind extends `${infer Present}?`
  ? ValueOf<Present>
  : Kind extends `${infer One}[]`
    ? readonly ValueOf<One>[]
    : Kind extends keyof Values
      ? Values[Kind]
      : never;

/** The input that a schema describes. */
export type SlotInput<Schema extends InputSchema> = {
  readonly [Field in keyof Schema as Schema[Field] extends `${string}?` ? never : Field]: ValueOf<Schema[Field]>;
} & {
  readonly [Field in keyof Schema as Schema[Field] extends `${string}?` ? Field : never]?: ValueOf<Schema[Field]>;
};

/** The properties of slot content: the input that a schema describes. */
export interface WithInput<Schema extends InputSchema> {
  readonly input: SlotInput<Schema>;
}
