import { isPart, type Field, type PartField } from 'api-client/content-types';

type Values = Readonly<Record<string, unknown>>;

/** An item, or a part of one, without the ids of parts that only editors read. */
export function withoutHiddenIds<Of extends Values>(fields: Readonly<Record<string, Field | PartField>>, item: Of): Of {
  const lists = Object.entries(fields).flatMap(([name, field]) => {
    const entries = item[name];
    if (field.kind !== 'custom' || !field.parts || !Array.isArray(entries)) return [];
    const { parts, hidesIds } = field;
    return [
      [
        name,
        entries.map((entry: Values) => {
          const part = withoutHiddenIds(parts, entry);
          if (!hidesIds || !isPart(part)) return part;
          const { _id, ...shown } = part;
          return shown;
        }),
      ],
    ];
  });
  return lists.length > 0 ? { ...item, ...Object.fromEntries(lists) } : item;
}
