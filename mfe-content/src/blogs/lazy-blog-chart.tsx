import { lazy, Suspense, useState } from 'react';
import type { Blog } from 'api-client';
import type { BlogChart } from './blog-chart';

/** The name of the chunk with the code and styles of charts. */
const CHUNK = 'blog-chart';

const load = () => import(/* webpackChunkName: "blog-chart" */ './blog-chart');

let loaded: typeof BlogChart | undefined;

/** Hydrates the server's chart when its chunk, which the document names, has registered. */
const Hydrated = lazy(async () => ({ default: (await load()).BlogChart }));

type Charted = Partial<Pick<Blog, 'charts'>>;

/** The chunks of a blog's chart; a blog without one has none. */
export const blogChunks = ({ charts = [] }: Charted = {}): string[] => (charts.length > 0 ? [CHUNK] : []);

/** Loads the code of charts before a blog that has one is rendered: the server's renderer does not wait for it. */
export async function loadBlogChart({ charts = [] }: Charted = {}): Promise<void> {
  if (charts.length > 0) loaded ??= (await load()).BlogChart;
}

/** The chart of a blog, whose code only blogs with charts load. */
export function LazyBlogChart({ blog: { charts = [] } }: { readonly blog: Charted }) {
  const [Shown] = useState(() => loaded ?? Hydrated);
  return <Suspense>{charts[0] && <Shown chart={charts[0]} />}</Suspense>;
}
