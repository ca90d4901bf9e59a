import type { AnyEndpoint } from 'api-client';
import { siteApi } from './site-api';

/** The library warns about tags that it does not know yet. */
function known(tags: readonly string[]): readonly string[] {
  siteApi.enhanceEndpoints({ addTagTypes: tags });
  return tags;
}

/** The tags that a read provides, or that a change makes stale. */
export const tagsOf = ({ tags = [], changes = [] }: AnyEndpoint): readonly string[] => known([...tags, ...changes]);

/** An action that makes the reads with one of the tags stale. */
export const makeStale = (...tags: readonly string[]) => siteApi.util.invalidateTags([...known(tags)]);
