import { testApp } from '../../test/harness';

const site = testApp({ content: true });

const json = async (path: string, headers?: Record<string, string>) => (await site.get(path, headers)).json();

describe('every list', () => {
  it.each([
    ['/blogs', 'blogs', 12],
    ['/news', 'news', 10],
    ['/clients', 'clients', 12],
    ['/feedbacks', 'feedbacks', 8],
    ['/products', 'products', 77],
    ['/services', 'services', 6],
    ['/subsectors', 'subsectors', 18],
  ])('%s pages through all its items, each once', async (path, field, least) => {
    const seen: string[] = [];
    let cursor = '';
    let total = 0;
    do {
      const page = await json(`${path}?limit=5${cursor && `&cursor=${cursor}`}`);
      expect(page.success).toBe(true);
      expect(page[field].length).toBeLessThanOrEqual(5);
      seen.push(...page[field].map(({ _id }: { _id: string }) => _id));
      total = page.total;
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(total).toBeGreaterThanOrEqual(least);
    expect(new Set(seen).size).toBe(total);
    expect(seen).toHaveLength(total);
    const whole = await json(path);
    expect(whole[field].map(({ _id }: { _id: string }) => _id)).toEqual(seen);
    expect(whole.nextCursor).toBeUndefined();
  });

  it.each(['name', '-name', 'createdAt', '-createdAt'])('sorts by %s, on one page and over many', async (sort) => {
    const whole = await json(`/products?sort=${sort}`);
    const ids: string[] = [];
    let cursor = '';
    do {
      const page = await json(`/products?limit=30&sort=${sort}${cursor && `&cursor=${cursor}`}`);
      ids.push(...page.products.map(({ _id }: { _id: string }) => _id));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(ids).toEqual(whole.products.map(({ _id }: { _id: string }) => _id));
    const keys = whole.products.map((product: { name: string; createdAt: string }) =>
      sort.endsWith('name') ? product.name.normalize('NFKD').toLowerCase() : product.createdAt,
    );
    const sorted = [...keys].sort();
    expect(keys).toEqual(sort.startsWith('-') ? sorted.reverse() : sorted);
  });

  it('searches without regard to case, and takes %, _ and \\ literally', async () => {
    expect((await json('/blogs?search=WAXY')).total).toBeGreaterThan(0);
    for (const sign of ['%25', '_', '%5C', '.*', "'"]) {
      const found = await json(`/clients?search=${sign}${sign}${sign}`);
      expect(found).toMatchObject({ success: true, total: 0, clients: [] });
    }
  });

  it.each([
    ['limit', '/blogs?limit=0'],
    ['limit', '/blogs?limit=101'],
    ['limit', '/blogs?limit=ten'],
    ['sort', '/news?sort=colour'],
    ['cursor', '/clients?cursor=nonsense'],
    ['cursor', `/products?cursor=${Buffer.from('["own","a"]').toString('base64url')}`],
    ['status', '/products?status=secret'],
    ['search', '/products?search=%00'],
    ['facets', '/products?facets=yes'],
    ['year', '/news?year=then'],
  ])('names %s when its value is wrong: %s', async (path, address) => {
    const answer = await site.get(address);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, errors: [expect.objectContaining({ path })] });
    expect(answer.json().requestId).toEqual(expect.any(String));
  });

  it.each([
    ['/blogs?sort=-views', ['-views', 99_999_999_999, 'x']],
    ['/blogs?sort=-views', ['-views', 0.1, 'x']],
    ['/blogs?sort=-views', ['-views', 1e21, 'x']],
    ['/blogs?sort=-views', ['-views', '1', 'x']],
    ['/services?limit=1', ['own', 0.1, 'x']],
    ['/sectors?limit=1', ['own', -2_147_483_649, 'x']],
    ['/clients?sort=name', ['name', 'a\0b', 'x']],
    ['/clients?sort=name', ['name', '\ud83d', 'x']],
    ['/clients?sort=createdAt', ['createdAt', { at: '0000-01-01T00:00:00Z' }, 'x']],
    ['/clients?sort=createdAt', ['createdAt', { at: '2026-02-30T00:00:00Z' }, 'x']],
    ['/clients?sort=createdAt', ['createdAt', 'x', 'x']],
    ['/products?sort=name', [{}, 'x', 'x']],
    ['/news?limit=1', ['own', false, '', 'x']],
    ['/news?limit=1', ['own', false, '2026-02-30', 'x']],
    ['/blogs?limit=1', ['own', '0000-01-01', 'x']],
  ])('refuses a forged cursor of %s and names the field: %j', async (address, values) => {
    const cursor = Buffer.from(JSON.stringify(values)).toString('base64url');
    const answer = await site.get(`${address}&cursor=${cursor}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'cursor' })]);
  });

  it.each(['9999-12-31T23:59:59.999Z', '0001-01-01T00:00:00Z'])('accepts a cursor at any moment: %s', async (at) => {
    const cursor = Buffer.from(JSON.stringify(['createdAt', { at }, 'x'])).toString('base64url');
    expect((await site.get(`/clients?sort=createdAt&cursor=${cursor}`)).statusCode).toBe(200);
  });

  it('names every wrong value at once', async () => {
    const { errors } = await json('/products?limit=0&sort=x&facets=2');
    expect(errors.map(({ path }: { path: string }) => path).sort()).toEqual(['facets', 'limit', 'sort']);
  });

  it('ignores unknown parameters', async () => {
    expect((await json('/clients?colour=red&__proto__=x')).total).toBe(12);
  });

  it('refuses a cursor of another order', async () => {
    const { nextCursor } = await json('/products?limit=1&sort=name');
    expect((await site.get(`/products?limit=1&sort=-name&cursor=${nextCursor}`)).statusCode).toBe(400);
  });

  it('requires a token for unpublished items', async () => {
    expect((await site.get('/blogs?status=draft')).statusCode).toBe(401);
    const recruiter = await site.signedIn('recruiter');
    expect((await site.get('/blogs?status=draft', recruiter)).statusCode).toBe(403);
    expect((await site.get('/job-postings?status=all', recruiter)).statusCode).toBe(200);
    const editor = await site.signedIn('editor');
    expect(await json('/blogs?status=all', editor)).toMatchObject({ total: 12 });
  });
});

describe('one item', () => {
  it.each([
    ['/products', 'products', 'product'],
    ['/blogs', 'blogs', 'blog'],
    ['/news', 'news', 'newsItem'],
    ['/job-postings', 'jobPostings', 'jobPosting'],
    ['/subsectors', 'subsectors', 'subsector'],
  ])('%s finds one by id and by slug, without regard to case and punctuation', async (path, list, field) => {
    const [first] = (await json(`${path}?limit=1`))[list];
    const loud = first.slug.toUpperCase().replaceAll('-', '');
    for (const name of [first._id, first.slug, loud, encodeURIComponent(`${first.slug}!`)]) {
      expect((await json(`${path}/${name}`))[field]._id).toBe(first._id);
    }
  });

  it.each(['/products', '/blogs', '/news', '/job-postings', '/subsectors', '/files'])(
    '%s answers nonsense with 404 or 400, never 500',
    async (path) => {
      const names = [
        'nothing',
        '%27%20or%201=1',
        '..%2f..%2fetc%2fpasswd',
        '%00',
        'x'.repeat(390),
        '%F0%9F%92%A7',
        '%ED%A0%80',
        '%zz',
      ];
      for (const name of names) expect([400, 404]).toContain((await site.get(`${path}/${name}`)).statusCode);
    },
  );
});

describe('caching', () => {
  it('answers 304 to a current entity tag', async () => {
    const first = await site.get('/sectors');
    expect(first.headers).toMatchObject({
      etag: expect.any(String),
      'cache-control': expect.stringContaining('s-maxage=5'),
    });
    expect(first.headers['cache-control']).toContain('stale-while-revalidate');
    const again = await site.get('/sectors', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(first.headers.etag);
  });

  it('keeps answers to signed-in users and failures out of caches', async () => {
    const editor = await site.signedIn('editor');
    expect((await site.get('/sectors', editor)).headers['cache-control']).toBe('no-store');
    expect(
      (await site.get('/sectors', { authorization: 'Bearer nonsense-nonsense-nonsense' })).headers['cache-control'],
    ).toBe('no-store');
    expect((await site.get('/products/nothing')).headers['cache-control']).toBe('no-store');
  });
});
