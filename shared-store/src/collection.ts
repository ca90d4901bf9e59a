import {
  addCollectionItem,
  collectionCalls,
  postItem,
  UploadAttachment,
  UploadFilesOnServer,
  type CollectionItem,
  type CollectionPage,
  type CollectionQuery,
  type RefusedItem,
} from 'api-client';
import type { CollectionDefinition } from 'api-client/content-types';
// By its public name, so that remotes use the copy that the host shares.
import {
  answerOf,
  callApi,
  isNotFound,
  readOf,
  useAnswer,
  useRead,
  type AppStore,
  type AppThunk,
  type RootState,
} from 'shared-store';

/** The timeout of an upload to the API, in milliseconds. */
const UPLOAD_TIME = 60_000;

/** Uploads a PDF of a posted form. Resolves to its address. */
export function uploadPdf(file: File): AppThunk<Promise<string>> {
  return async (dispatch) => {
    const signal = AbortSignal.timeout(UPLOAD_TIME);
    const { fileUrl } = await dispatch(callApi(UploadFilesOnServer, { body: { file }, signal }));
    return fileUrl;
  };
}

/** Uploads a file of a posted public form. Resolves to its address. */
export function uploadAttachment(file: File): AppThunk<Promise<string>> {
  return async (dispatch) => {
    const signal = AbortSignal.timeout(UPLOAD_TIME);
    const { fileUrl } = await dispatch(callApi(UploadAttachment, { body: { file }, signal }));
    return fileUrl;
  };
}

interface Read<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

type Query<Definition extends CollectionDefinition> = Partial<CollectionQuery<Definition>>;

/** A collection for the pages of its remote. */
interface PageCollection<Definition extends CollectionDefinition> {
  /** Loads a page of the list, for a loader. */
  loadList(store: AppStore, query?: Query<Definition>): Promise<null>;
  useList(query?: Query<Definition>): Read<CollectionPage<Definition>>;
  /** Loads an item by id or slug, for a loader. @returns false if it is missing */
  loadItem(store: AppStore, id: string | undefined): Promise<boolean>;
  useItem(id: string | undefined): Read<CollectionItem<Definition>>;
  /** A loaded item, for the head of its page. */
  selectItem(state: RootState, id: string | undefined): CollectionItem<Definition> | undefined;
  /** Sends the posted public form, for an action. @returns the refusal; undefined when it was stored */
  post(
    store: AppStore,
    form: FormData,
  ): Promise<{ readonly status: number; readonly refused: RefusedItem } | undefined>;
}

/**
 * The collection of a remote for its pages, typed by its definition. A kept page that read it is rendered again when an
 * item changes.
 *
 *     const talks = collection(remote, 'talks');
 *     loader: () => talks.loadList(store, { limit: 20 }),
 *
 * @param remote the default export of `src/remote.ts`
 */
export function collection<
  Collections extends Readonly<Record<string, CollectionDefinition>>,
  Name extends keyof Collections & string,
>(remote: { readonly name: string; readonly collections: Collections }, name: Name): PageCollection<Collections[Name]> {
  const definition = remote.collections[name];
  if (!definition) throw new Error(`${remote.name} has no collection ${name}`);
  const params = { remote: remote.name, collection: name };
  const { list, one } = collectionCalls(remote.name, name, definition);
  const [lists, items] = [answerOf(list), readOf(one)];
  const byId = (id = '') => ({ params: { id } });
  return {
    loadList: async (store, query = {}) => {
      await store.dispatch(lists.initiate({ query }));
      return null;
    },
    useList: (query = {}) => useAnswer(list, { query }),
    loadItem: async (store, id) => !isNotFound((await store.dispatch(items.initiate(byId(id)))).error),
    useItem: (id) => useRead(one, byId(id)),
    selectItem: (state, id) => items.select(byId(id))(state).data,
    post: (store, form) =>
      postItem(
        form,
        definition,
        (body, idempotencyKey) => store.dispatch(callApi(addCollectionItem, { params, body, idempotencyKey })),
        (file) => store.dispatch(uploadAttachment(file)),
      ),
  } as PageCollection<Collections[Name]>;
}
