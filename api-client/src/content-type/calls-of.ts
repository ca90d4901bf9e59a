import * as z from 'zod';
import { answer, changeAnswer, messageAnswer } from '../validation/answer';
import { idParams } from '../validation/entity';
import type { ContentTypeApi } from './content-type';
import { derive } from './derive';
import type { ContentSchemas } from './schemas-of';

type ListAnswer<Names extends ContentTypeApi, Schemas extends ContentSchemas> = Names extends { listShape: 'array' }
  ? z.ZodArray<Schemas['entity']>
  : ReturnType<typeof answer<Record<Names['items'], z.ZodArray<Schemas['entity']>> & Schemas['listFields']>>;

type CreatedAnswer<Names extends ContentTypeApi, Schemas extends ContentSchemas> = Names extends { createdAs: 'itself' }
  ? z.ZodObject<Schemas['entity']['shape'] & { success: z.ZodLiteral<true>; message: z.ZodString }>
  : ReturnType<typeof changeAnswer<Record<Names['item'], Schemas['entity']>>>;

type UpdatedField<Names extends ContentTypeApi> = Names extends { updatedAs: infer Name extends string }
  ? Name
  : Names['item'];

/** The schemas of each call, by its role among the operations. */
interface OperationSchemas<Names extends ContentTypeApi, Schemas extends ContentSchemas> {
  list: { query: Schemas['listQuery']; answer: ListAnswer<Names, Schemas> };
  one: { params: typeof idParams; answer: ReturnType<typeof answer<Record<Names['item'], Schemas['entity']>>> };
  create: { body: Schemas['body']; answer: CreatedAnswer<Names, Schemas> };
  update: {
    params: typeof idParams;
    body: Schemas['update'];
    answer: ReturnType<typeof changeAnswer<Record<UpdatedField<Names>, Schemas['entity']>>>;
  };
  delete: { params: typeof idParams; answer: typeof messageAnswer };
}

/** The schemas of the calls that every content type has, by operation id. */
export type CallsOf<Names extends ContentTypeApi, Schemas extends ContentSchemas> = {
  [
    Operation in keyof Names['operations'] as Names['operations'][Operation] & string
  ]: Operation extends keyof OperationSchemas<Names, Schemas> ? OperationSchemas<Names, Schemas>[Operation] : never;
};

/** Builds the schemas of the calls that every content type has from the schemas of its items. */
export function callsOf<const Names extends ContentTypeApi, Schemas extends ContentSchemas>(
  names: Names,
  { entity, body, update, listQuery, listFields }: Schemas,
): CallsOf<Names, Schemas> {
  const { operations, item, items, updatedAs = item }: ContentTypeApi = names;
  const list = names.listShape ? z.array(entity) : answer({ [items]: z.array(entity), ...listFields });
  const created = names.createdAs
    ? entity.extend({ success: z.literal(true), message: z.string() })
    : changeAnswer({ [item]: entity });
  return derive([
    [operations.list, { query: listQuery, answer: list }],
    ...(operations.one ? [[operations.one, { params: idParams, answer: answer({ [item]: entity }) }] as const] : []),
    [operations.create, { body, answer: created }],
    [operations.update, { params: idParams, body: update, answer: changeAnswer({ [updatedAs]: entity }) }],
    [operations.delete, { params: idParams, answer: messageAnswer }],
  ]);
}
