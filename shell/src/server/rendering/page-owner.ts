import { matchRemote } from 'federation/browser';
import type { PageTask } from './messages';

/** The remote that owns a page, if any. */
export const ownerOf = ({ remotes, url }: Pick<PageTask, 'remotes' | 'url'>): string | undefined =>
  matchRemote(remotes, new URL(url).pathname)?.owner.name;
