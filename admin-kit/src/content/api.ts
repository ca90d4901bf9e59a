import { restoreFromTrash, type AnyEndpoint } from 'api-client';
import { collectionOf, endpointOf, type ContentType } from 'api-client/content-types';
import { request, siteApi, tagsOf } from 'shared-store';
import type { Stored } from './stored-item';

/** An endpoint of a content type, as its definition names it. */
interface ContentCall {
  readonly endpoint: AnyEndpoint;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const contentApi = siteApi.injectEndpoints({
  endpoints: (build) => ({
    contentToManage: build.query<unknown, ContentCall>({
      // Everything but the trash, including drafts and hidden items.
      query: ({ endpoint, params }) =>
        request(endpoint, { params, ...(!params && { query: { status: 'all' } }), withToken: true }, 'field'),
      providesTags: (_answer, _error, { endpoint }) => tagsOf(endpoint),
    }),
    contentChange: build.mutation<{ message: string }, ContentCall>({
      query: ({ endpoint, params, body }) => request(endpoint, { params, body }),
      invalidatesTags: (_answer, error, { endpoint }) => (error ? [] : tagsOf(endpoint)),
    }),
  }),
});

/** The state of a query. */
export interface Read<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** All items of a content type outside the trash. `Item` is the definition's item type. */
export function useContentItems<Item>(type: ContentType, isFresh = false): Read<Item[]> {
  const read = contentApi.endpoints.contentToManage.useQuery(
    { endpoint: endpointOf(type, 'list') },
    { refetchOnMountOrArgChange: isFresh },
  );
  return { ...read, data: read.data as Item[] | undefined };
}

/** One item, always loaded again: by the type's own endpoint, or from the list if it has none. Without an id, nothing. */
export function useContentItem<Item extends { readonly _id: string }>(type: ContentType, id: string): Read<Item> {
  const call = type.operations.one
    ? { endpoint: endpointOf(type, 'one'), params: { id } }
    : { endpoint: endpointOf(type, 'list') };
  const { currentData, ...read } = contentApi.endpoints.contentToManage.useQuery(call, {
    refetchOnMountOrArgChange: true,
    skip: id === '',
  });
  const data = Array.isArray(currentData)
    ? (currentData as (Item & { readonly slug?: string })[]).find(({ _id, slug }) => _id === id || slug === id)
    : (currentData as Item | undefined);
  return { ...read, data };
}

const isStored = (item: unknown): item is Stored =>
  typeof item === 'object' && item !== null && '_id' in item && typeof item._id === 'string';

/** The mutations of items; each resolves to a message, or rejects with the refusal. */
export interface ContentChanges {
  /** Resolves to the new item, too, if the answer has it. */
  create(body: object): Promise<{ message: string; item: Stored | undefined }>;
  update(id: string, body: object): Promise<{ message: string }>;
  delete(id: string): Promise<{ message: string }>;
  restore(id: string): Promise<{ message: string }>;
}

/** The mutations of a content type. */
export function useContentChanges(type: ContentType): ContentChanges {
  const [change] = contentApi.endpoints.contentChange.useMutation();
  const send = (call: ContentCall) => change(call).unwrap();
  return {
    create: async (body) => {
      const answer = await send({ endpoint: endpointOf(type, 'create'), body });
      const item: unknown = type.createdAs ? answer : Reflect.get(answer, type.item);
      return { message: answer.message, item: isStored(item) ? item : undefined };
    },
    update: (id, body) => send({ endpoint: endpointOf(type, 'update'), params: { id }, body }),
    delete: (id) => send({ endpoint: endpointOf(type, 'delete'), params: { id } }),
    restore: (id) => send({ endpoint: restoreFromTrash, params: { collection: collectionOf(type), id } }),
  };
}
