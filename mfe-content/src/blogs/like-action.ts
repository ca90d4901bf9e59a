import { likeBlog, postFailureOf } from 'api-client';
import { notFound, readSearch } from 'federation/contract';
import { data } from 'react-router-dom';
import { callApi, type AppStore } from 'shared-store';
import { pages } from '../remote';

/** The likes of the blog after a posted like. */
export interface LikeAnswer {
  readonly likes: number;
}

/** Likes the blog of the address from a browser without scripts; liking again changes nothing. */
export async function likeAction(store: AppStore, request: Request): Promise<LikeAnswer> {
  const id = readSearch(pages.blog, request.url).get('id') ?? '';
  if (id === '') notFound();
  try {
    return await store.dispatch(callApi(likeBlog, { params: { id } }));
  } catch (error) {
    const { status, message } = postFailureOf(error);
    throw data(message, { status });
  }
}
