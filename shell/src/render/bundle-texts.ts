import { MESSAGES_EXPORT } from 'federation/naming';
import { cataloguesLoaded, type Catalogue } from 'shared-store/catalogues';
import type { AppStore } from 'shared-store';
import type { RenderRequest, ServerExposes } from './render-request';

/** Puts the texts of a remote in the language of the page into the store, from the remote's server bundle. */
export function addTexts(store: AppStore, { languages }: RenderRequest, remote: string, exposes: ServerExposes): void {
  const catalogues = exposes[MESSAGES_EXPORT] as Readonly<Record<string, Catalogue>> | undefined;
  const catalogue = catalogues?.[languages.current];
  if (catalogue) store.dispatch(cataloguesLoaded({ [remote]: catalogue }));
}
