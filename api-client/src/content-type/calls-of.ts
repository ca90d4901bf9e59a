import * as z from 'zod';
import { answer, changeAnswer, messageAnswer } from '../validation/answer';
import { idParams } from '../validation/entity';
import { itemQuerySchema } from '../validation/list-query';
import type { CallSchemas } from '../contract/endpoint';
import type { ContentTypeApi } from './content-type';
import { derive } from './derive';
import type { ContentSchemas } from './schemas-of';

type ListAnswer<Api extends ContentTypeApi, Schemas extends ContentSchemas> = Api extends { listShape: 'array' }
  ? z.ZodArray<Schemas['entity']>
  : ReturnType<typeof answer<Record<Api['items'], z.ZodArray<Schemas['entity']>> & Schemas['listFields']>>;

type CreatedAnswer<Api extends ContentTypeApi, Schemas extends ContentSchemas> = Api extends { createdAs: 'itself' }
  ? z.ZodObject<Schemas['entity']['shape'] & { success: z.ZodLiteral<true>; message: z.ZodString }>
  : ReturnType<typeof changeAnswer<Record<Api['item'], Schemas['entity']>>>;

type UpdatedField<Api extends ContentTypeApi> = Api extends { updatedAs: infer Name extends string }
  ? Name
  : Api['item'];

interface OperationSchemas<Api extends ContentTypeApi, Schemas extends ContentSchemas> {
  list: { query: Schemas['listQuery']; answer: ListAnswer<Api, Schemas> };
  one: {
    params: typeof idParams;
    query: typeof itemQuerySchema;
    answer: ReturnType<typeof answer<Record<Api['item'], Schemas['entity']>>>;
  };
  create: { body: Schemas['body']; answer: CreatedAnswer<Api, Schemas> };
  update: {
    params: typeof idParams;
    body: Schemas['update'];
    answer: ReturnType<typeof changeAnswer<Record<UpdatedField<Api>, Schemas['entity']>>>;
  };
  delete: { params: typeof idParams; answer: typeof messageAnswer };
}

/** The schemas of the calls that every content type has, by operation id. */
export type CallsOf<Api extends ContentTypeApi, Schemas extends ContentSchemas> = {
  [
    Operation in keyof Api['operations'] as Api['operations'][Operation] & string
  ]: Operation extends keyof OperationSchemas<Api, Schemas> ? OperationSchemas<Api, Schemas>[Operation] : never;
};

/** The schemas of the calls that every content type has, by operation. */
export function operationSchemas<Schemas extends ContentSchemas>(
  { item, items, updatedAs = item, listShape, createdAs }: ContentTypeApi,
  { entity, body, update, draft, listQuery, listFields }: Schemas,
) {
  const list: z.ZodType = listShape ? z.array(entity) : answer({ [items]: z.array(entity), ...listFields });
  const created: z.ZodType = createdAs
    ? entity.extend({ success: z.literal(true), message: z.string() })
    : changeAnswer({ [item]: entity });
  const updated: z.ZodType = changeAnswer({ [updatedAs]: entity });
  const newDraft = draft.body.extend({ status: z.literal('draft') });
  const isDraftOther = draft.body !== body;
  return {
    list: { query: listQuery, answer: list },
    one: { params: idParams, query: itemQuerySchema, answer: answer({ [item]: entity }) },
    create: { body: isDraftOther ? z.union([body, newDraft]) : body, answer: created },
    update: { params: idParams, body: isDraftOther ? z.union([update, draft.update]) : update, answer: updated },
    delete: { params: idParams, answer: messageAnswer },
  };
}

/** Builds the schemas of the calls that every content type has from the schemas of its items. */
export function callsOf<const Api extends ContentTypeApi, Schemas extends ContentSchemas>(
  api: Api,
  schemas: Schemas,
): CallsOf<Api, Schemas> {
  const parts = new Map<string, CallSchemas>(Object.entries(operationSchemas(api, schemas)));
  return derive(Object.entries<string>(api.operations).map(([operation, id]) => [id, parts.get(operation)]));
}
