import { matchRemote } from 'federation/browser';
import type { PageTask } from './messages';

/** The remote that a page belongs to, if any does. */
export const ownerOf = ({ remotes, url }: Pick<PageTask, 'remotes' | 'url'>): string | undefined =>
  matchRemote(remotes, new URL(url).pathname)?.owner.name;
