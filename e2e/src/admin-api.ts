import { expect, type APIRequestContext } from '@playwright/test';
import { OWNER, type Administrator } from '../../scripts/site/administrator';
import { headerOf, tokenOf } from './signing-in';

/** Calls of `/api/v1` as an administrator, to set up data for a browser test. */
export interface AdminApi {
  readonly token: string;
  /** Fails unless the call succeeds; answers its body. */
  send<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<Answer>;
}

/** Signs in through the API. */
export async function adminApi(request: APIRequestContext, who: Administrator = OWNER): Promise<AdminApi> {
  const token = await tokenOf(request, who);
  return {
    token,
    send: async (method, path, data) => {
      const headers = headerOf(token);
      const answer = await request.fetch(`/api/v1${path}`, { method, headers, ...(data && { data }) });
      expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
      return answer.json();
    },
  };
}

/** A blog created by the calls above. */
export interface NewBlog {
  readonly _id: string;
  readonly title: string;
  readonly slug: string;
}

/** Adds a blog that is older than all others and has the picture of one of them, so that it disturbs no other test. */
export async function addBlog(api: AdminApi, title: string, change: object = {}): Promise<NewBlog> {
  const { blogs } = await api.send<{ blogs: { blogImg: string }[] }>('GET', '/blogs?limit=1');
  const content = '<p>First words.</p>';
  const data = { title, content, blogImg: blogs[0]?.blogImg, author: 'Nandini Rao', Date: '2001-01-01' };
  return (await api.send<{ blog: NewBlog }>('POST', '/blogs', { ...data, ...change })).blog;
}
