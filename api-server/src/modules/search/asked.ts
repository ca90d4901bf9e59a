import type { Services } from '../../services';
import type { TranslatedHits } from './search-translations';

/** A search of the site. */
export interface Asked {
  readonly services: Services;
  readonly search: string;
  readonly words: readonly string[];
  readonly limit: number;
  readonly locale: string | undefined;
  readonly translated: Promise<TranslatedHits>;
}
