import type { CollectionDefinition } from './define-collection';

/** A part of items that a new definition of their collection would lose. */
export interface Loss {
  readonly field: string;
  /** Which items would lose something: those with a value, with one option, or without a value. */
  readonly of: 'filled' | 'empty' | { readonly option: string };
  /** Such as `"room" is gone`. */
  readonly words: string;
}

/**
 * The losses of a collection with a new definition: fields that are gone, that have another kind or that can no longer be
 * empty where they could, and options that are gone.
 */
export function lossesOf(before: CollectionDefinition, after: CollectionDefinition): Loss[] {
  return Object.entries(before.fields).flatMap(([name, field]): Loss[] => {
    const next = Object.hasOwn(after.fields, name) ? after.fields[name] : undefined;
    if (!next) return [{ field: name, of: 'filled', words: `"${name}" is gone` }];
    if (next.kind !== field.kind) {
      const words = `"${name}" is no longer of the kind ${field.kind} but ${next.kind}`;
      return [{ field: name, of: 'filled', words }];
    }
    if (field.kind === 'select' && next.kind === 'select')
      return field.options
        .filter((option) => !next.options.includes(option))
        .map((option) => ({ field: name, of: { option }, words: `"${name}" no longer has the option "${option}"` }));
    const wasNullable = field.kind === 'date' ? field.nullable : field.kind === 'integer' && field.default === null;
    const isNullable = next.kind === 'date' ? next.nullable : next.kind === 'integer' && next.default === null;
    return wasNullable && !isNullable ? [{ field: name, of: 'empty', words: `"${name}" can no longer be empty` }] : [];
  });
}
