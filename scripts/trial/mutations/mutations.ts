import type { SharedName } from 'delivery/testing';
import type { PublishedTypes } from 'federation/naming';

/** A change of a shared module. */
export interface Mutation {
  readonly kind: string;
  readonly name: SharedName;
  /** The new text of the property's declaration, made of the old one. */
  readonly change: (declaration: string) => string;
}

/** A type that no value of the old type has. */
const another = (type: string): string =>
  /string/.test(type) ? 'readonly bigint[]' : /boolean|number/.test(type) ? '{ readonly another: string }' : 'bigint';

/** The name of a renamed property. */
export const newNameOf = (property: string): string => `${property}OfAnotherName`;

const renamed = (declaration: string, property: string): string =>
  declaration.replace(new RegExp(`\\b${property}\\b`), newNameOf(property));

/** The changes of one property that its users see in its type. */
export function breakingChanges(name: SharedName): Mutation[] {
  const { property, type, of } = name;
  const inHook = /^use/.test(of) ? 'of the result of a hook ' : '';
  return [
    { kind: `property ${inHook}renamed`, name, change: (text) => renamed(text, property) },
    { kind: `property ${inHook}removed`, name, change: () => '' },
    ...(type
      ? [
          {
            kind: `property ${inHook}retyped`,
            name,
            change: (text: string) => text.replace(type.text, another(type.text)),
          },
        ]
      : []),
  ];
}

/** The changes of one property that no user notices. */
export function harmlessChanges(name: SharedName, isUsed: boolean): Mutation[] {
  const { property, type, of } = name;
  const isHook = /^use/.test(of);
  return [
    { kind: 'a further optional property', name, change: (text) => `${text}; readonly further${property}?: string` },
    { kind: 'a comment', name, change: (text) => `/* ${property} */ ${text}` },
    ...(type && !isHook
      ? [{ kind: 'a further type', name, change: (text: string) => text.replace(type.text, `(${type.text}) | bigint`) }]
      : []),
    ...(isUsed
      ? []
      : [{ kind: 'a property without users renamed', name, change: (text: string) => renamed(`${text}`, property) }]),
  ];
}

/** A host with some of its properties changed. */
export function withMutations(types: PublishedTypes, mutations: readonly Mutation[]): PublishedTypes {
  const files = { ...types.files };
  // The last place of a file first, so that the places before it stay.
  for (const { name, change } of [...mutations].sort((a, b) => b.name.start - a.name.start)) {
    const text = files[name.file] ?? '';
    files[name.file] = text.slice(0, name.start) + change(text.slice(name.start, name.end)) + text.slice(name.end);
  }
  return { ...types, files };
}
