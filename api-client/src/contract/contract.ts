import type * as z from 'zod';
import type { Allowed } from '../roles';
import type { CallSchemas, Endpoint, Method, TypesOf } from './endpoint';

type Path = `/${string}`;
type Settings<Field extends string = string> = Partial<
  Pick<Endpoint<TypesOf<CallSchemas>, Field>, 'field' | 'shape' | 'multipart' | 'tags' | 'changes'>
>;
type Line = Settings & { readonly method: Method; readonly path: Path; readonly roles: Allowed };

const verb =
  (method: Method) =>
  <Roles extends Allowed, const Given extends Settings = Record<never, never>>(
    path: Path,
    roles: Roles,
    settings?: Given,
  ) => ({
    method,
    path,
    roles,
    ...(settings as Given),
  });

export const get = /* @__PURE__ */ verb('GET');
export const post = /* @__PURE__ */ verb('POST');
export const put = /* @__PURE__ */ verb('PUT');
export const patch = /* @__PURE__ */ verb('PATCH');
export const del = /* @__PURE__ */ verb('DELETE');

type AnswerField<Schemas> = Schemas extends { answer: infer Answer extends z.ZodType } ? keyof z.output<Answer> : never;
/** One line for each call that has schemas and for no other, whose field is a field of its answer. */
type LinesFor<Calls> = { [Id in keyof Calls]: Line & { readonly field?: AnswerField<Calls[Id]> } };
type FieldOfLine<Given> = Given extends { readonly field: infer Field extends string } ? Field : undefined;

/**
 * The calls of a noun, typed by their schemas. Each key is the operation id of its call.
 *
 *     export const { fetchWebhooks } = contract<typeof webhookCalls>()({
 *       fetchWebhooks: get('/webhooks', OWNERS, { field: 'webhooks', tags: ['webhooks'] }),
 *     });
 */
export const contract =
  <Calls extends Readonly<Record<string, CallSchemas>>>() =>
  <const Lines extends LinesFor<Calls>>(
    lines: Lines & Record<Exclude<keyof Lines, keyof Calls>, never>,
  ): { [Id in keyof Calls]: Endpoint<TypesOf<Calls[Id]>, FieldOfLine<Lines[Id]>, Lines[Id]['roles']> } =>
    withIds(lines);

/** This is the one place where an endpoint gets its id and the type of its schemas; `contracts.test.ts` checks both. */
export function withIds<Endpoints>(lines: Readonly<Record<string, Line>>): Endpoints {
  return Object.fromEntries(Object.entries(lines).map(([id, line]) => [id, { id, ...line }])) as Endpoints;
}
