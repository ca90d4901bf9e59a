import type { CollectionDefinition } from './define-collection';

/**
 * The losses of a collection with a new definition: fields that are gone, that have another kind or that can no longer be
 * empty where they could, and options that are gone.
 *
 * @returns a phrase for each, such as `"room" is gone`
 */
export function lossesOf(before: CollectionDefinition, after: CollectionDefinition): string[] {
  return Object.entries(before.fields).flatMap(([name, field]) => {
    const next = Object.hasOwn(after.fields, name) ? after.fields[name] : undefined;
    if (!next) return [`"${name}" is gone`];
    if (next.kind !== field.kind) return [`"${name}" is no longer of the kind ${field.kind} but ${next.kind}`];
    if (field.kind === 'select' && next.kind === 'select')
      return field.options
        .filter((option) => !next.options.includes(option))
        .map((option) => `"${name}" no longer has the option "${option}"`);
    const wasNullable = field.kind === 'date' ? field.nullable : field.kind === 'integer' && field.default === null;
    const isNullable = next.kind === 'date' ? next.nullable : next.kind === 'integer' && next.default === null;
    return wasNullable && !isNullable ? [`"${name}" can no longer be empty`] : [];
  });
}
