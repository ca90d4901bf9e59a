import { lazy, Suspense, useState } from 'react';
import classes from './notice.module.css';
import type { NoticeScene } from './notice-scene';

/** The name of the chunk with the drawings. */
const CHUNK = 'notice';

const load = () => import(/* webpackChunkName: "notice" */ './notice-scene');

let loaded: typeof NoticeScene | undefined;

/** The page has its text without the drawing, for example when the device is offline. */
const Hydrated = lazy(async () => ({ default: (await load().catch(() => undefined))?.NoticeScene ?? (() => null) }));

/** The chunks of a document with a notice in place of its page. */
export const noticeChunks = (isNotice: boolean): string[] => (isNotice ? [CHUNK] : []);

/** Loads the drawings before the server renders: its renderer does not wait for them. */
export async function loadNoticeScene(): Promise<void> {
  loaded ??= (await load()).NoticeScene;
}

/** The drawing on notice pages, whose code only these load. */
export function LazyNoticeScene(props: Parameters<typeof NoticeScene>[0]) {
  const [Scene] = useState(() => loaded ?? Hydrated);
  return (
    <Suspense fallback={<div className={classes.place} />}>
      <Scene {...props} />
    </Suspense>
  );
}
