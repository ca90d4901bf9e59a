import { expect, type APIRequestContext } from '@playwright/test';
import { OWNER, type Administrator } from '../../scripts/site/administrator';

/** Calls of `/api/v1` in somebody's name, for what a browser test needs to be there already. */
export interface AdminApi {
  readonly token: string;
  /** Fails unless the call succeeds; answers its body. */
  send<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<Answer>;
}

/** Signs in by the API. */
export async function adminApi(request: APIRequestContext, who: Administrator = OWNER): Promise<AdminApi> {
  const signedIn = await request.post('/api/v1/auth/login', { data: { email: who.email, password: who.password } });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return {
    token,
    send: async (method, path, data) => {
      const answer = await request.fetch(`/api/v1${path}`, { method, headers, ...(data && { data }) });
      expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
      return answer.json();
    },
  };
}

/** A blog as the calls above make it. */
export interface NewBlog {
  readonly _id: string;
  readonly title: string;
  readonly slug: string;
}

/** Adds a blog, older than all others and with the picture of one of them, so that it disturbs no other test. */
export async function addBlog(api: AdminApi, title: string, change: object = {}): Promise<NewBlog> {
  const { blogs } = await api.send<{ blogs: { blogImg: string }[] }>('GET', '/blogs?limit=1');
  const content = '<p>First words.</p>';
  const data = { title, content, blogImg: blogs[0]?.blogImg, author: 'Nandini Rao', Date: '2001-01-01' };
  return (await api.send<{ blog: NewBlog }>('POST', '/blogs', { ...data, ...change })).blog;
}

const DATA = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture of one pixel. */
export const PIXEL = { name: 'mark.png', mimeType: 'image/png', buffer: Buffer.from(DATA, 'base64') };
