import { z } from 'zod';

/** The part of the published collections that is compared; the API validates the whole. */
const collectionsSchema = z.record(
  z.string(),
  z.looseObject({ fields: z.record(z.string(), z.looseObject({ kind: z.string() })) }),
);

/** The kind of each field of a manifest's collections, by `<collection>.<field>`, and the names of the collections. */
function kindsIn(manifest: { readonly collections?: unknown }) {
  const collections = Object.entries(collectionsSchema.safeParse(manifest.collections ?? {}).data ?? {});
  const kinds = collections.flatMap(([name, { fields }]) =>
    Object.entries(fields).map(([field, { kind }]) => [`${name}.${field}`, kind] as const),
  );
  return { names: collections.map(([name]) => name), kinds: new Map(kinds) };
}

/** The fields of one version's collections that a later version lacks or has with another kind. */
export function lostFields(before: object, after: object): string[] {
  const now = kindsIn(after);
  return [...kindsIn(before).kinds]
    .filter(([field, kind]) => now.names.includes(field.split('.')[0] ?? '') && now.kinds.get(field) !== kind)
    .map(([field]) => field);
}
